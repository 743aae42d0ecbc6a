import type { DataOf } from '@olympus/contract/endpoint'
import type { DonationLog, listDonationLogs as endpoint } from '@olympus/contract/logs'
import type { PurchaseState } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { walletOf } from '../ledger/wallet-of.ts'
import { withdrawalDeadlines } from '../purchase/withdrawal-rules.ts'
import { logCondition, logPage, type LogRequest } from './log-condition.ts'

interface PurchaseRow extends Omit<DonationLog, 'createdAt' | 'withdrawableUntil' | 'withdrawalEndsAt'> {
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly now: Date
}

/** One page of the Olympus Coin purchases of an account, newest first. */
export async function listDonationLogs(
  queries: Queries,
  request: LogRequest<PurchaseState>,
): Promise<DataOf<typeof endpoint>> {
  const { accountId, page, pageSize } = request
  const condition = logCondition(request, { at: sql`created_at`, kind: sql`state` })
  const { total } = await queries.one<{ total: number }>(
    sql`select count(*) as total from donation where account_id = ${accountId} and ${condition}`,
  )
  const rows = await queries.query<PurchaseRow>(sql`
    select id, created_at, coins, bonus_coins, amount_cents, currency, method, state, failure,
      least(refunded_cents + disputed_cents, amount_cents) as returned_amount_cents, paid_at, now() as now
    from donation where account_id = ${accountId} and ${condition}
    order by created_at desc, id desc ${logPage(request)}`)
  const wallet = await walletOf(queries, accountId)
  return {
    entries: rows.map(({ paidAt, now, ...row }) => ({
      ...row,
      ...withdrawalDeadlines({ ...row, paidAt }, wallet, now),
      createdAt: row.createdAt.toISOString(),
    })),
    totalEntries: total,
    page,
    pageSize,
  }
}
