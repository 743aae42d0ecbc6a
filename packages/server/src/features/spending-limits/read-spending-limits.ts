import { type SpendingPeriod, spendingPeriods } from '@olympus/contract/spending-limits'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { LimitState } from './spending-limit-rules.ts'

interface Row {
  readonly period: SpendingPeriod
  readonly maxCoins: number | null
  readonly raisedMaxCoins: number | null
  readonly raisedAt: Date | null
  readonly boughtCoins: number
}

export interface ReadLimit extends LimitState {
  readonly period: SpendingPeriod
  readonly boughtCoins: number
}

interface Request {
  readonly accountId: number
  /** A purchase to leave out. */
  readonly exceptPurchaseId?: number | undefined
}

/** Failed, expired and returned purchases do not count. Those that can still be paid do. */
const countsTowardsLimit = sql`state not in ('failed', 'expired', 'withdrawn', 'refunded')`

const lengths: readonly Sql[] = spendingPeriods.map(
  (period) =>
    sql`(${period}::text, ${{ day: '24 hours', week: '7 days', month: '30 days' }[period]}::interval)`,
)

/** Reads the current limits of an account with the coins that count towards them. */
export async function readSpendingLimits(
  queries: Queries,
  { accountId, exceptPurchaseId = 0 }: Request,
): Promise<ReadLimit[]> {
  const [day, week, month] = lengths
  const rows = await queries.query<Row>(sql`
    select given.period, spending_limit_coins(spending_limit) as max_coins, raised_max_coins,
      case when raised_at > now() then raised_at end as raised_at,
      (
        select coalesce(sum(coins), 0)::bigint from donation
        where account_id = ${accountId} and created_at > now() - length and id <> ${exceptPurchaseId} and ${countsTowardsLimit}
      ) as bought_coins
    from (values ${day}, ${week}, ${month}) as given (period, length)
    left join spending_limit on spending_limit.account_id = ${accountId} and spending_limit.period = given.period
    order by length`)
  return rows.map(({ maxCoins, raisedAt, raisedMaxCoins, ...limit }) => ({
    ...limit,
    max: maxCoins,
    raise: raisedAt && { max: raisedMaxCoins, at: raisedAt },
  }))
}
