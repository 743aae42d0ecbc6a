import type { DeviceSession } from '@olympus/contract/sessions'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Session } from '../../http/session.ts'
import { describeDevice } from '../devices/describe-device.ts'

interface Row {
  readonly id: string
  readonly userAgent: string
  readonly address: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly isThisDevice: boolean
}

/** Maximum number of listed sessions. Ending all other sessions also ends those beyond it. */
const maxListedSessions = 200

/** Lists the live sessions of an account: the current one first, then by last activity. */
export async function listSessions(
  queries: Queries,
  { accountId, sessionId }: Session,
): Promise<DeviceSession[]> {
  const rows = await queries.query<Row>(sql`
    select id, user_agent, address, created_at, last_used_at, id = ${sessionId} as is_this_device
    from session where account_id = ${accountId} and ended_at is null and expires_at > now()
    order by is_this_device desc, last_used_at desc, id limit ${maxListedSessions}`)
  return rows.map(({ userAgent, createdAt, lastUsedAt, ...row }) => ({
    ...row,
    device: describeDevice(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}
