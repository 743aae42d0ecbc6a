import type { Purchase } from '@olympus/contract/purchase'

const withdrawalDays = 14
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** Time zones reach from 12 hours behind UTC to 14 hours ahead of it. */
const zones = { behindMs: 12 * hourMs, aheadMs: 14 * hourMs }

const startOfDay = (time: number) => Math.floor(time / dayMs) * dayMs
const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay())

/**
 * End of the withdrawal period: 14 days that begin after the day of the payment. The player's time zone is
 * unknown, so this is the end of a UTC day that is late enough for every zone. A period that would end on
 * a weekend ends with the next Monday (Regulation 1182/71, Article 3(4)). Public holidays do not count.
 */
export function withdrawalEnd(paidAt: Date): Date {
  const onLastDay = paidAt.getTime() + withdrawalDays * dayMs
  const latest = onLastDay + zones.aheadMs
  const isAnywhereOnWeekend = [onLastDay - zones.behindMs, onLastDay, latest].some(isWeekend)
  let lastDay = startOfDay(isAnywhereOnWeekend ? latest : onLastDay)
  while (isWeekend(lastDay)) lastDay += dayMs
  return new Date(lastDay + 2 * dayMs)
}

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

interface Deadlines {
  /** ISO 8601; null when withdrawal is not possible. */
  readonly withdrawableUntil: string | null
  /** ISO 8601, also while the coins are spent: the balance may hold as many again. */
  readonly withdrawalEndsAt: string | null
}

/** Deadlines for the API. */
export function withdrawalDeadlines(bought: Bought, wallet: Wallet, now: Date): Deadlines {
  const refusal = withdrawalRefusal(bought, wallet, now)
  const end = bought.paidAt && withdrawalEnd(bought.paidAt).toISOString()
  return {
    withdrawableUntil: refusal === null ? end : null,
    withdrawalEndsAt: refusal === null || refusal === 'COINS_ALREADY_SPENT' ? end : null,
  }
}
