import type { DataOf } from '@olympus/contract/endpoint'
import type { DonationLog, listDonationLogs as endpoint } from '@olympus/contract/logs'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { walletOf } from '../ledger/wallet-of.ts'
import { withdrawableUntil } from '../purchase/withdrawal-rules.ts'

interface Request {
  readonly accountId: number
  readonly page: number
  readonly pageSize: number
}

interface Row extends Omit<DonationLog, 'createdAt' | 'withdrawableUntil'> {
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly now: Date
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
      least(refunded_cents + disputed_cents, amount_cents) as returned_amount_cents, paid_at, now() as now
    from donation where account_id = ${accountId}
    order by created_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const wallet = await walletOf(queries, accountId)
  return {
    entries: rows.map(({ paidAt, now, ...row }) => ({
      ...row,
      withdrawableUntil: withdrawableUntil({ ...row, paidAt }, wallet, now),
      createdAt: row.createdAt.toISOString(),
    })),
    totalEntries: total,
    page,
    pageSize,
  }
}
