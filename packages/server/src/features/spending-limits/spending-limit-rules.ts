import { limits } from '@olympus/contract/limits'

/** The most of something in a period; null for no limit. */
type Limit = number | null

/** A limit that a player has set: of coins bought or of spins. */
export interface LimitState {
  readonly max: Limit
  readonly raise: { readonly max: Limit; readonly at: Date } | null
}

const hourMs = 60 * 60 * 1000
const heightOf = (limit: Limit) => limit ?? Number.POSITIVE_INFINITY

/** A lower limit applies at once and a higher one later, to prevent impulsive raises. */
export function changedLimit(state: LimitState, asked: Limit, now: Date): LimitState {
  if (heightOf(asked) <= heightOf(state.max)) return { max: asked, raise: null }
  if (state.raise?.max === asked) return state
  const at = new Date(now.getTime() + limits.spendingLimitRaiseHours * hourMs)
  return { max: state.max, raise: { max: asked, at } }
}
