import type { CounterKey } from '@olympus/contract/statistic-keys'
import type { Totals } from '@olympus/contract/statistic-rates'

export const itemKinds = [
  { key: 'potionsUsed', icon: 'round-potion' },
  { key: 'foodUsed', icon: 'olive' },
  { key: 'snacksUsed', icon: 'honeypot' },
  { key: 'mysteryBoxesUsed', icon: 'chest' },
] as const satisfies readonly { key: CounterKey; icon: string }[]

const ofKinds = (totals: Totals): number => itemKinds.reduce((sum, { key }) => sum + (totals[key] ?? 0), 0)

/** A game may count an item of a kind without counting it as used. */
export const itemsUsedOf = (totals: Totals): number => Math.max(totals.itemsUsed ?? 0, ofKinds(totals))

/** Items used that are of no kind. */
export const otherItemsOf = (totals: Totals): number => itemsUsedOf(totals) - ofKinds(totals)
