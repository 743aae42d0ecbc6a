import { createVar, styleVariants } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

/** The rarity color set by the nearest ancestor with a class of `ofRarity`. */
export const rarityColor = createVar()

export const ofRarity = styleVariants(vars.rarity, (color) =>
  inComponents({ vars: { [rarityColor]: color } }),
)
