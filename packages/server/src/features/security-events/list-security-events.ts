import type { DataOf } from '@olympus/contract/endpoint'
import type { listSecurityEvents as endpoint, SecurityEventKind } from '@olympus/contract/security-events'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { describeDevice } from '../devices/describe-device.ts'

interface Request {
  readonly accountId: number
  readonly page: number
  readonly pageSize: number
}

interface Row {
  readonly id: number
  readonly kind: SecurityEventKind
  readonly userAgent: string
  readonly address: string
  readonly createdAt: Date
}

/** Lists the security events of an account, newest first. */
export async function listSecurityEvents(
  queries: Queries,
  { accountId, page, pageSize }: Request,
): Promise<DataOf<typeof endpoint>> {
  const { total } = await queries.one<{ total: number }>(
    sql`select count(*) as total from security_event where account_id = ${accountId}`,
  )
  const rows = await queries.query<Row>(sql`
    select id, kind, user_agent, address, created_at from security_event where account_id = ${accountId}
    order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`)
  return {
    entries: rows.map(({ userAgent, createdAt, ...row }) => ({
      ...row,
      device: describeDevice(userAgent),
      createdAt: createdAt.toISOString(),
    })),
    totalEntries: total,
    page,
    pageSize,
  }
}
