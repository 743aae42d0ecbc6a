import { createVar, globalStyle, style } from '@vanilla-extract/css'

import { slider } from '../chart/plot-cursor.css.ts'
import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, space } = vars

const barMinHeight = '2px'

export const height = createVar()

export const picture = style(
  inComponents({
    alignSelf: 'stretch',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: space[2],
  }),
)

export const plot = style(
  inComponents({
    position: 'relative',
    minHeight: height,
    borderBlockEnd: `${border.thin} solid ${color.lineControl}`,
  }),
)

export const columns = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '100%',
  }),
)

/** Half of the gap between days. */
const dayPadding = '1.5px'
const weekPadding = '12%'
const weekPaddingOfPair = '6%'

export const column = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-end',
    gap: space[0.5],
    minWidth: 0,
    paddingInline: dayPadding,
    selectors: {
      '[data-wide] > &': { paddingInline: weekPadding },
      '[data-wide] > &:has(> :nth-child(2))': { paddingInline: weekPaddingOfPair },
      '[data-stacked] > &': {
        flexDirection: 'column-reverse',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
      },
      '[data-stacked][data-wide] > &:has(> :nth-child(2))': { paddingInline: weekPadding },
    },
  }),
)

export const share = createVar()

export const bar = style(
  inComponents({
    display: 'block',
    flex: '1 1 0',
    minWidth: 0,
    height: share,
    minHeight: barMinHeight,
    overflow: 'visible',
    selectors: {
      '[data-stacked] &': { flex: 'none', width: '100%' },
      // One piece of track is enough for a stack of nothing.
      '[data-stacked] &[data-nothing]:not(:first-child)': { display: 'none' },
      '[data-stacked] &[data-nothing]:has(~ :not([data-nothing]))': { display: 'none' },
    },
  }),
)
/** A day without anything keeps a piece of track. */
export const nothing = style(
  inComponents({ fill: color.surface4, '@media': { [media.forcedColors]: { fill: 'GrayText' } } }),
)

/** One label below each of a few columns. */
export const labels = style(
  inComponents({
    ...type.xs,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: space[1],
    color: color.text3,
    overflowWrap: 'anywhere',
    textAlign: 'center',
  }),
)

globalStyle(
  `${plot}:has(${slider}:hover, ${slider}:focus-visible) ${column}[data-at]`,
  inComponents({ background: color.hover }),
)
