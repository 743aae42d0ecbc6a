import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { readSpendingLimits } from './read-spending-limits.ts'

interface Bought {
  readonly accountId: number
  readonly coins: number
  /** The purchase itself, when it is known already. */
  readonly exceptDonationId?: number
}

/** Refuses what goes beyond a limit, naming the tightest one. The account is locked, so nothing is bought meanwhile. */
export async function spendingLimitRefusal(
  transaction: Transaction,
  { coins, ...request }: Bought,
): Promise<Failure<'SPENDING_LIMIT_REACHED'> | null> {
  const [tightest] = (await readSpendingLimits(transaction, request))
    .flatMap(({ period, maxCoins, boughtCoins }) =>
      maxCoins === null ? [] : [{ period, leftCoins: Math.max(0, maxCoins - boughtCoins) }],
    )
    .sort((one, other) => one.leftCoins - other.leftCoins)
  return tightest && coins > tightest.leftCoins
    ? new Failure('SPENDING_LIMIT_REACHED', { data: tightest })
    : null
}
