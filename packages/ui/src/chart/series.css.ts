import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** Series differ by pattern first, then by accent or neutral: the design has one accent at a time. */
export const ink = styleVariants({ accent: color.accent, neutral: color.text3 }, (value) =>
  inComponents({ color: value, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
)

export const definitions = style(inComponents({ position: 'absolute', width: 0, height: 0 }))

export const shape = style(inComponents({ stroke: 'currentColor', strokeWidth: 1 }))

export const legend = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    color: color.text2,
    overflowWrap: 'anywhere',
  }),
)

export const entry = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0, maxWidth: '100%' }),
)
