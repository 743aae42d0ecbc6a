import type { DataOf } from '@olympus/contract/endpoint'
import type { listSpendingLimits as endpoint, SpendingPeriod } from '@olympus/contract/spending-limits'
import sql from 'sql-template-tag'
import type { Database, Queries } from '../../database/database.ts'
import { lockAccount } from './lock-account.ts'
import { readSpendingLimits } from './read-spending-limits.ts'
import { changedLimit } from './spending-limit-rules.ts'

interface Request {
  readonly accountId: number
  readonly period: SpendingPeriod
  readonly maxCoins: number | null
}

export async function listSpendingLimits(
  queries: Queries,
  accountId: number,
): Promise<DataOf<typeof endpoint>> {
  const limits = await readSpendingLimits(queries, { accountId })
  return {
    limits: limits.map(({ max, raise, ...limit }) => ({
      ...limit,
      maxCoins: max,
      raise: raise && { maxCoins: raise.max, at: raise.at.toISOString() },
    })),
  }
}

/** Sets the limit of a period. A raise is scheduled instead. */
export const setSpendingLimit = (
  database: Database,
  { accountId, period, maxCoins }: Request,
): Promise<DataOf<typeof endpoint>> =>
  database.transaction(
    async (transaction) => {
      await lockAccount(transaction, accountId)
      const known = await readSpendingLimits(transaction, { accountId })
      const state = known.find((limit) => limit.period === period) ?? { max: null, raise: null }
      const { now } = await transaction.one<{ now: Date }>(sql`select now() as now`)
      const next = changedLimit(state, maxCoins, now)
      await transaction.execute(sql`
        insert into spending_limit (account_id, period, max_coins, raised_max_coins, raised_at)
        values (${accountId}, ${period}, ${next.max}, ${next.raise?.max ?? null}, ${next.raise?.at ?? null})
        on conflict (account_id, period) do update set max_coins = excluded.max_coins,
          raised_max_coins = excluded.raised_max_coins, raised_at = excluded.raised_at`)
      return listSpendingLimits(transaction, accountId)
    },
    { isRepeatable: true },
  )
