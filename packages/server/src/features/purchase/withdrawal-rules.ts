import type { Purchase } from '@olympus/contract/purchase'

const withdrawalDays = 14
const dayMs = 24 * 60 * 60 * 1000

/**
 * End of the withdrawal period. It starts after the day of the payment and
 * includes the whole last day (UTC).
 */
export const withdrawalEnd = (paidAt: Date): Date =>
  new Date((Math.floor(paidAt.getTime() / dayMs) + 1 + withdrawalDays) * dayMs)

interface Bought {
  readonly state: Purchase['state']
  readonly coins: number
  readonly bonusCoins: number
  readonly paidAt: Date | null
}

interface Wallet {
  readonly balanceCoins: number
  readonly debtCoins: number
}

type WithdrawalRefusal = 'WITHDRAWAL_NOT_POSSIBLE' | 'WITHDRAWAL_PERIOD_OVER' | 'COINS_ALREADY_SPENT'

/**
 * Why the player cannot withdraw from a purchase, or null. Coins are fungible: those of a purchase count as
 * unspent while the balance holds that many.
 */
export function withdrawalRefusal(
  { state, coins, bonusCoins, paidAt }: Bought,
  { balanceCoins, debtCoins }: Wallet,
  now: Date,
): WithdrawalRefusal | null {
  if (state !== 'succeeded' || !paidAt) return 'WITHDRAWAL_NOT_POSSIBLE'
  if (now >= withdrawalEnd(paidAt)) return 'WITHDRAWAL_PERIOD_OVER'
  return debtCoins > 0 || balanceCoins < coins + bonusCoins ? 'COINS_ALREADY_SPENT' : null
}

/** Deadline for the API (ISO 8601); null when withdrawal is not possible. */
export const withdrawableUntil = (bought: Bought, wallet: Wallet, now: Date): string | null =>
  bought.paidAt && !withdrawalRefusal(bought, wallet, now) ? withdrawalEnd(bought.paidAt).toISOString() : null
