import { limits } from '@olympus/contract/limits'

/** Coins that may be bought in a period; null for no limit. */
type Limit = number | null

export interface LimitState {
  readonly maxCoins: Limit
  readonly raise: { readonly maxCoins: Limit; readonly at: Date } | null
}

const hourMs = 60 * 60 * 1000
const heightOf = (limit: Limit) => limit ?? Number.POSITIVE_INFINITY

/** A lower limit applies at once and a higher one later, to prevent impulsive raises. */
export function changedLimit(state: LimitState, asked: Limit, now: Date): LimitState {
  if (heightOf(asked) <= heightOf(state.maxCoins)) return { maxCoins: asked, raise: null }
  if (state.raise?.maxCoins === asked) return state
  const at = new Date(now.getTime() + limits.spendingLimitRaiseHours * hourMs)
  return { maxCoins: state.maxCoins, raise: { maxCoins: asked, at } }
}
