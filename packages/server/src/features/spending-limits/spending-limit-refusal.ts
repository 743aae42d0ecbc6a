import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { readSpendingLimits } from './read-spending-limits.ts'

interface Bought {
  readonly accountId: number
  readonly coins: number
  /** The purchase itself, if it already exists. */
  readonly exceptPurchaseId?: number
}

/** Returns a refusal with the tightest exceeded limit, or null. The account must be locked. */
export async function spendingLimitRefusal(
  transaction: Transaction,
  { coins, ...request }: Bought,
): Promise<Failure<'SPENDING_LIMIT_REACHED'> | null> {
  const [tightest] = (await readSpendingLimits(transaction, request))
    .flatMap(({ period, max, boughtCoins }) =>
      max === null ? [] : [{ period, leftCoins: Math.max(0, max - boughtCoins) }],
    )
    .sort((one, other) => one.leftCoins - other.leftCoins)
  return tightest && coins > tightest.leftCoins
    ? new Failure('SPENDING_LIMIT_REACHED', { data: tightest })
    : null
}
