import { createVar, styleVariants } from '@vanilla-extract/css'

import { gameColors } from '../theme/game-colors.css.ts'
import { inComponents } from '../theme/layered.ts'

/** The rarity color set by the nearest ancestor with a class of `ofRarity`. */
export const rarityColor = createVar()

export const ofRarity = styleVariants(gameColors.rarity, (color) =>
  inComponents({ vars: { [rarityColor]: color } }),
)
