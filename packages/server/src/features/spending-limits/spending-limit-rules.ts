import { limits } from '@olympus/contract/limits'

/** Coins that may be bought in a period; null: as many as the player likes. */
type Limit = number | null

export interface LimitState {
  readonly maxCoins: Limit
  readonly raise: { readonly maxCoins: Limit; readonly at: Date } | null
}

const hourMs = 60 * 60 * 1000
const heightOf = (limit: Limit) => limit ?? Number.POSITIVE_INFINITY

/** A lower limit counts at once and a higher one later, so that no mood takes down what a cooler head has set. */
export function changedLimit(state: LimitState, asked: Limit, now: Date): LimitState {
  if (heightOf(asked) <= heightOf(state.maxCoins)) return { maxCoins: asked, raise: null }
  if (state.raise?.maxCoins === asked) return state
  const at = new Date(now.getTime() + limits.spendingLimitRaiseHours * hourMs)
  return { maxCoins: state.maxCoins, raise: { maxCoins: asked, at } }
}
