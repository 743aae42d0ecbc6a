import type { DataOf } from '@olympus/contract/endpoint'
import type { DonationLog, listDonationLogs as endpoint } from '@olympus/contract/logs'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

interface Request {
  readonly accountId: number
  readonly page: number
  readonly pageSize: number
}

interface Row extends Omit<DonationLog, 'createdAt'> {
  readonly createdAt: Date
}

/** Purchases of Olympus Coins of an account, newest first. */
export async function listDonationLogs(
  queries: Queries,
  { accountId, page, pageSize }: Request,
): Promise<DataOf<typeof endpoint>> {
  const { total } = await queries.one<{ total: number }>(
    sql`select count(*) as total from donation where account_id = ${accountId}`,
  )
  const rows = await queries.query<Row>(sql`
    select id, created_at, coins, bonus_coins, amount_cents, currency, method, state, failure,
      least(refunded_cents + disputed_cents, amount_cents) as returned_amount_cents
    from donation where account_id = ${accountId}
    order by created_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`)
  return {
    entries: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    totalEntries: total,
    page,
    pageSize,
  }
}
