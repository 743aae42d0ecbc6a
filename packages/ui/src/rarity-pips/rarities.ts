import type { gameColors } from '../theme/game-colors.css.ts'

export type Rarity = keyof typeof gameColors.rarity

/** From the most common to the rarest. The position in the list is the number of pips. */
export const rarities = [
  'common',
  'uncommon',
  'rare',
  'epic',
  'legendary',
  'mythic',
] as const satisfies Rarity[]
