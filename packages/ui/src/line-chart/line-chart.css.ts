import { createVar, globalStyle, style } from '@vanilla-extract/css'

import { slider, thumb } from '../chart/plot-cursor.css.ts'
import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, space } = vars

export const axisWidth = createVar()
export const height = createVar()

export const picture = style(
  inComponents({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const field = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `${axisWidth} minmax(0, 1fr)`,
    columnGap: space[3],
    paddingBlockStart: space[2],
    paddingInlineEnd: thumb / 2,
  }),
)

export const axis = style(inComponents({ ...type.xs, position: 'relative', height, color: color.text3 }))
export const tick = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: 0,
    transform: 'translateY(50%)',
    whiteSpace: 'nowrap',
  }),
)

export const plot = style(inComponents({ position: 'relative', height }))
export const drawing = style(
  inComponents({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }),
)

export const grid = style(
  inComponents({
    stroke: color.line,
    selectors: { '&[data-zero]': { stroke: color.lineControl } },
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 0.3 } },
  }),
)
export const area = style(
  inComponents({ fill: color.accentSoft, '@media': { [media.forcedColors]: { fill: 'none' } } }),
)
export const line = style(
  inComponents({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
    strokeLinejoin: 'round',
  }),
)
export const marker = style(
  inComponents({
    fill: 'currentColor',
    stroke: color.surface1,
    strokeWidth: 3,
    paintOrder: 'stroke',
    '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
  }),
)

export const cursor = style(
  inComponents({
    opacity: 0,
    stroke: color.text3,
    strokeDasharray: '3 3',
    '@media': {
      [media.motion]: { transition: `opacity ${duration.fast}` },
      [media.forcedColors]: { stroke: 'Highlight' },
    },
  }),
)

globalStyle(`${plot}:has(${slider}:hover, ${slider}:focus-visible) ${cursor}`, inComponents({ opacity: 1 }))

export const labels = style(inComponents({ gridColumn: 2 }))
