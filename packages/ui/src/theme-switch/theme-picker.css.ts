import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius } = vars

const titleTop = '18px'
const titleHeight = '12px'
const cardTop = '44px'
const cardHeight = '42px'
const smallCardTop = '96px'
const smallCardHeight = '38px'
const smallCardTopOnMobile = '92px'
const smallCardHeightOnMobile = '26px'
const actionTop = '104px'
const actionHeight = '22px'
const actionTopOnMobile = '96px'

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
const panel = {
  ...part,
  background: color.surface1,
  border: `${border.thin} solid ${color.lineStrong}`,
} as const

export const sidebar = style(
  inComponents({
    position: 'absolute',
    inset: '0 auto 0 0',
    width: '24%',
    borderInlineEnd: `${border.thin} solid ${color.line}`,
    background: color.sidebar,
  }),
)
export const title = style(
  inComponents({
    ...part,
    insetInlineStart: '30%',
    top: titleTop,
    width: '40%',
    height: titleHeight,
    background: color.text,
  }),
)
export const card = style(inComponents({ ...panel, inset: `${cardTop} 8% auto 30%`, height: cardHeight }))
export const smallCard = style(
  inComponents({
    ...panel,
    inset: `${smallCardTop} 38% auto 30%`,
    height: smallCardHeight,
    '@media': { [media.mobile]: { top: smallCardTopOnMobile, height: smallCardHeightOnMobile } },
  }),
)
export const action = style(
  inComponents({
    ...part,
    insetInlineEnd: '8%',
    top: actionTop,
    width: '26%',
    height: actionHeight,
    background: color.accent,
    '@media': { [media.mobile]: { top: actionTopOnMobile } },
  }),
)
