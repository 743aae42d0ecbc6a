import { createVar, style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, element } = vars

const fill = createVar()

export const root = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gap: 8,
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
    fire: element.fire,
    water: element.water,
    light: element.light,
    shadow: element.shadow,
  },
  (value) => inVariants({ vars: { [fill]: value } }),
)

const filledInForcedColors = { background: 'Highlight', forcedColorAdjust: 'none' } as const

export const track = style(
  inComponents({
    height: 6,
    borderRadius: vars.radius.full,
    background: color.surface4,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText', background: 'Canvas' } },
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
    gap: 3,
    selectors: { '&[data-labeled]': { gap: 6 } },
    '@media': { [media.mobile]: { gap: 2, selectors: { '&[data-labeled]': { gap: 4 } } } },
  }),
)

export const tick = style(
  inComponents({
    display: 'block',
    height: 22,
    borderRadius: 2,
    background: color.surface4,
    overflow: 'hidden',
    selectors: { '[data-labeled] &': { height: 10, borderRadius: 3 } },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText', background: 'Canvas' } },
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
    marginBlockStart: 7,
    color: color.text3,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)
