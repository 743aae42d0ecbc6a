import { createVar, globalStyle, style } from '@vanilla-extract/css'

import { slider } from '../chart/plot-cursor.css.ts'
import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, space, weight } = vars

const labelMaxWidth = '160px'
const cellRadius = '3px'
const cellRadiusOnMobile = '2px'
const sampleSize = '14px'
const totalMinWidth = '34px'

const wide = '(min-width: 520px)'

export const columnCount = createVar()

export const picture = style(
  inComponents({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

/** Rows with a total have long names, which a narrow card places above the cells. */
export const grid = style(
  inComponents({
    ...type.xs,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space[0.75]} ${space[2]}`,
    // The total, which precedes the cells in a narrow card, is the third column of a wide one.
    gridAutoFlow: 'row dense',
    color: color.text3,
    selectors: { '&[data-totals]': { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space[1.5] } },
    '@container': {
      [wide]: {
        selectors: {
          '&[data-totals]': { gridTemplateColumns: `minmax(0, ${labelMaxWidth}) minmax(0, 1fr) auto` },
        },
      },
    },
  }),
)
export const row = style(inComponents({ display: 'contents' }))
export const label = style(inComponents({ minWidth: 0 }))

const acrossIfNarrow = {
  selectors: { [`${grid}[data-totals] &`]: { gridColumn: '1 / -1' } },
  '@container': { [wide]: { selectors: { [`${grid}[data-totals] &`]: { gridColumn: '2' } } } },
} as const

const cellColumns = {
  display: 'grid',
  gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
  columnGap: space[0.75],
  '@media': { [media.mobile]: { columnGap: space[0.5] } },
} as const

export const cells = style(inComponents({ ...cellColumns, ...acrossIfNarrow }))
export const axis = style(inComponents({ ...cellColumns, ...acrossIfNarrow, gridColumn: '2' }))
export const tick = style(inComponents({ whiteSpace: 'nowrap' }))

const strengths = { 1: 32, 2: 54, 3: 77 }
const strength = (of: string, on: string, percent: number) => `color-mix(in oklab, ${of} ${percent}%, ${on})`
const stepColors = (of: string, on: string) => ({
  ...Object.fromEntries(
    Object.entries(strengths).map(([step, percent]) => [
      `&[data-step="${step}"]`,
      { background: strength(of, on, percent) },
    ]),
  ),
  '&[data-step="4"]': { background: of },
})

const steps = {
  background: color.surface4,
  selectors: stepColors(color.accent, color.surface3),
} as const
const forcedSteps = {
  forcedColorAdjust: 'none',
  background: strength('CanvasText', 'Canvas', 15),
  selectors: stepColors('CanvasText', 'Canvas'),
} as const

export const cell = style(
  inComponents({
    ...steps,
    aspectRatio: '1',
    borderRadius: cellRadius,
    '@media': {
      [media.mobile]: { borderRadius: cellRadiusOnMobile },
      [media.forcedColors]: forcedSteps,
    },
  }),
)

export const total = style(
  inComponents({
    ...type.sm,
    minWidth: totalMinWidth,
    color: color.text,
    fontWeight: weight.semibold,
    textAlign: 'end',
    '@container': { [wide]: { gridColumn: '3' } },
  }),
)

/** As wide as the cells, and as high as all rows. */
export const cursor = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInline: 0,
    gridColumn: '2',
    selectors: { [`${grid}[data-totals] > &`]: { gridColumn: '1 / -1' } },
    '@container': { [wide]: { selectors: { [`${grid}[data-totals] > &`]: { gridColumn: '2' } } } },
  }),
)
globalStyle(
  `${grid}:has(${slider}:hover, ${slider}:focus-visible) ${cell}[data-at]`,
  inComponents({ outline: `${border.thick} solid ${color.text3}` }),
)

export const foot = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1.5]} ${space[4]}`,
  }),
)
export const key = style(
  inComponents({
    ...type.xs,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    color: color.text3,
  }),
)
export const keyText = style(
  inComponents({
    selectors: {
      '&:first-child': { marginInlineEnd: space[1] },
      '&:last-child': { marginInlineStart: space[1] },
    },
  }),
)
export const sample = style(
  inComponents({
    ...steps,
    width: sampleSize,
    height: sampleSize,
    borderRadius: cellRadius,
    '@media': { [media.forcedColors]: forcedSteps },
  }),
)
