import { createVar, style, styleVariants } from '@vanilla-extract/css'

import { gameColors } from '../theme/game-colors.css.ts'
import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, space } = vars

const tickHeight = '22px'
const tickRadius = '2px'
const labeledTickHeight = '10px'
const labeledTickRadius = '3px'
const tickLabelMarginBlockStart = '7px'

const fill = createVar()

export const root = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gap: space[2],
    minWidth: 0,
    vars: { [fill]: color.accent },
  }),
)

export const tone = styleVariants(
  {
    accent: color.accent,
    success: color.success,
    warning: color.warning,
    danger: color.danger,
    fire: gameColors.element.fire,
    water: gameColors.element.water,
    light: gameColors.element.light,
    shadow: gameColors.element.shadow,
  },
  (value) => inVariants({ vars: { [fill]: value } }),
)

const filledInForcedColors = { background: 'Highlight', forcedColorAdjust: 'none' } as const

export const track = style(
  inComponents({
    height: vars.size.bar,
    borderRadius: vars.radius.full,
    background: color.surface4,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: `${border.thin} solid ButtonText`, background: 'Canvas' } },
  }),
)

export const bar = style(
  inComponents({
    height: '100%',
    borderRadius: 'inherit',
    background: fill,
    '@media': {
      [media.motion]: { transition: `transform ${duration.base} ${ease.out}` },
      [media.forcedColors]: filledInForcedColors,
    },
  }),
)

export const ticks = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space[0.75],
    selectors: { '&[data-labeled]': { gap: space[1.5] } },
    '@media': { [media.mobile]: { gap: space[0.5], selectors: { '&[data-labeled]': { gap: space[1] } } } },
  }),
)

export const tick = style(
  inComponents({
    display: 'block',
    height: tickHeight,
    borderRadius: tickRadius,
    background: color.surface4,
    overflow: 'hidden',
    selectors: { '[data-labeled] &': { height: labeledTickHeight, borderRadius: labeledTickRadius } },
    '@media': { [media.forcedColors]: { border: `${border.thin} solid ButtonText`, background: 'Canvas' } },
  }),
)

export const tickFill = style(
  inComponents({
    display: 'block',
    height: '100%',
    background: fill,
    transformOrigin: 'left',
    selectors: { '&[data-empty]': { opacity: 0 } },
    '@media': {
      [media.motion]: { transition: `opacity ${duration.base} ${ease.out}` },
      [media.forcedColors]: filledInForcedColors,
    },
  }),
)

export const tickLabel = style(
  inComponents({
    display: 'block',
    ...type.xs,
    marginBlockStart: tickLabelMarginBlockStart,
    color: color.text3,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)
