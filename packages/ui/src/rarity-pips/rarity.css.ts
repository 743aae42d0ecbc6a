import { createVar, styleVariants } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

/** The color of the rarity of the nearest element that carries one of `ofRarity`. */
export const rarityColor = createVar()

export const ofRarity = styleVariants(vars.rarity, (color) =>
  inComponents({ vars: { [rarityColor]: color } }),
)
