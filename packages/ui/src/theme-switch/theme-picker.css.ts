import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, radius } = vars

// Shows colors, so forced colors must not make both pictures look the same.
export const miniature = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    background: color.canvas,
    forcedColorAdjust: 'none',
  }),
)

const part = { position: 'absolute', borderRadius: radius.sm } as const
const panel = { ...part, background: color.surface1, border: `1px solid ${color.lineStrong}` } as const

export const sidebar = style(
  inComponents({
    position: 'absolute',
    inset: '0 auto 0 0',
    width: '24%',
    borderInlineEnd: `1px solid ${color.line}`,
    background: color.sidebar,
  }),
)
export const title = style(
  inComponents({
    ...part,
    insetInlineStart: '30%',
    top: 18,
    width: '40%',
    height: 12,
    background: color.text,
  }),
)
export const card = style(inComponents({ ...panel, inset: '44px 8% auto 30%', height: 42 }))
export const smallCard = style(
  inComponents({
    ...panel,
    inset: '96px 38% auto 30%',
    height: 38,
    '@media': { [media.mobile]: { top: 92, height: 26 } },
  }),
)
export const action = style(
  inComponents({
    ...part,
    insetInlineEnd: '8%',
    top: 104,
    width: '26%',
    height: 22,
    background: color.accent,
    '@media': { [media.mobile]: { top: 96 } },
  }),
)
