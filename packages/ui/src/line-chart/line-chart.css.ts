import { createVar, globalStyle, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { pixel } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, space, weight } = vars

const labelsHeight = '24px'

/** Width of the slider's thumb in px. */
export const thumb = 16
const wide = '(min-width: 520px)'

export const axisWidth = createVar()
export const height = createVar()

export const picture = style(
  inComponents({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

/**
 * The values at the cursor. Always rendered above the plot, so that nothing jumps or is hidden by a finger.
 */
export const readout = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: color.text3,
  }),
)
export const value = style(
  inComponents({ flex: 'none', color: color.text, fontWeight: weight.semibold, whiteSpace: 'nowrap' }),
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

/** Half a thumb wider than the plot at each end, so that the thumb's center lines up with the points. */
export const slider = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInline: -thumb / 2,
    width: `calc(100% + ${thumb} * ${pixel})`,
    height: '100%',
    appearance: 'none',
    background: 'transparent',
    borderRadius: vars.radius.sm,
    cursor: 'crosshair',
    // A vertical swipe scrolls the page.
    touchAction: 'pan-y',
    selectors: {
      '&::-webkit-slider-runnable-track': { height: '100%' },
      '&::-webkit-slider-thumb': { appearance: 'none', width: thumb, height: '100%' },
      '&::-moz-range-thumb': { width: thumb, height: '100%', border: 0, opacity: 0 },
    },
  }),
)
globalStyle(`${plot}:has(${slider}:hover, ${slider}:focus-visible) ${cursor}`, inComponents({ opacity: 1 }))

export const labels = style(
  inComponents({
    ...type.xs,
    gridColumn: 2,
    position: 'relative',
    height: labelsHeight,
    paddingBlockStart: space[1.5],
    color: color.text3,
  }),
)
export const pointLabel = style(
  inComponents({
    ...truncate,
    position: 'absolute',
    maxWidth: '33%',
    transform: 'translateX(-50%)',
    selectors: {
      '&[data-edge=start]': { transform: 'none' },
      '&[data-edge=end]': { transform: 'translateX(-100%)' },
      // A narrow column has room for every second of the five labels.
      '&:nth-last-child(even)': { display: 'none' },
    },
    '@container': {
      [wide]: { maxWidth: '19%', selectors: { '&:nth-last-child(even)': { display: 'block' } } },
    },
  }),
)
