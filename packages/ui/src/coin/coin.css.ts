import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const root = style(inComponents({ flex: 'none', forcedColorAdjust: 'none' }))
export const disc = style(inComponents({ fill: vars.color.oc }))
export const ring = style(
  inComponents({ fill: 'none', stroke: vars.color.onOc, strokeWidth: 0.9, opacity: 0.55 }),
)
export const peak = style(inComponents({ fill: vars.color.onOc }))
