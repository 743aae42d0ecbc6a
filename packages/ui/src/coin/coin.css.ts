import { style } from '@vanilla-extract/css'

import { gameColors } from '../theme/game-colors.css.ts'
import { inComponents } from '../theme/layered.ts'

export const root = style(inComponents({ flex: 'none', forcedColorAdjust: 'none' }))
export const disc = style(inComponents({ fill: gameColors.coin.face }))
export const ring = style(
  inComponents({ fill: 'none', stroke: gameColors.coin.ink, strokeWidth: 0.9, opacity: 0.55 }),
)
export const peak = style(inComponents({ fill: gameColors.coin.ink }))
