import { createVar, style } from '@vanilla-extract/css'

import { gameColors } from '../theme/game-colors.css.ts'
import { inComponents } from '../theme/layered.ts'

const face = createVar()
const edge = createVar()

// On white, the coin’s usual gold is too dark for a lit face.
export const root = style(
  inComponents({
    flex: 'none',
    forcedColorAdjust: 'none',
    vars: { [face]: gameColors.coin.face, [edge]: gameColors.coin.edge },
    selectors: {
      '[data-theme=light] &': { vars: { [face]: 'oklch(0.82 0.13 86)', [edge]: 'oklch(0.6 0.11 70)' } },
    },
  }),
)

export const side = style(inComponents({ fill: edge }))
export const top = style(inComponents({ fill: face, stroke: edge, strokeWidth: 0.6 }))
export const innerRing = style(inComponents({ fill: 'none', stroke: edge, strokeWidth: 0.9 }))
