import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

const mdSize = '104px'
const lgSize = '168px'

export const root = style(inComponents({ position: 'relative', flex: 'none' }))

export const size = styleVariants({ md: mdSize, lg: lgSize }, (length) =>
  inVariants({ width: length, height: length }),
)

export const text = style(
  inComponents({
    ...type.xl,
    color: color.text,
    selectors: { [`${size.lg} &`]: type['4xl'] },
  }),
)

export const drawing = style(
  inComponents({ width: '100%', height: '100%', overflow: 'visible', transform: 'rotate(-90deg)' }),
)

const circle = { fill: 'none', strokeWidth: 9 } as const

export const track = style(
  inComponents({
    ...circle,
    stroke: color.surface4,
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
)
export const value = style(
  inComponents({
    ...circle,
    stroke: color.accent,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
)
export const mark = style(
  inComponents({
    ...circle,
    strokeWidth: 15,
    stroke: color.text,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
)

export const center = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
  }),
)
export const detail = style(inComponents({ ...type.sm, color: color.text3 }))
