import type { vars } from '../theme/vars.css.ts'

export type Rarity = keyof typeof vars.rarity

/** From the most common to the rarest. The position in the list is the number of pips. */
export const rarities = [
  'common',
  'uncommon',
  'rare',
  'epic',
  'legendary',
  'mythic',
] as const satisfies Rarity[]
