import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, weight } = vars

/** In px, in a row of 34. */
export const barInset = 8
export const barHeight = 18

const rowHeight = '34px'
const axisHeight = '18px'
const valueWidth = '92px'

const wide = '(min-width: 520px)'

export const picture = style(
  inComponents({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' }),
)
export const rows = style(inComponents({ display: 'grid' }))

const wideColumns = `minmax(0, 26%) minmax(0, 1fr) ${valueWidth}`

export const row = style(
  inComponents({
    ...type.sm,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    paddingBlockStart: space[1.5],
    '@container': {
      [wide]: { gridTemplateColumns: wideColumns, columnGap: space[3.5], paddingBlockStart: 0 },
    },
    selectors: { '&[data-kind=held]': { fontWeight: weight.semibold } },
  }),
)

export const axis = style(
  inComponents({
    ...type.xs,
    display: 'none',
    color: color.text3,
    '@container': {
      [wide]: { display: 'grid', gridTemplateColumns: `${wideColumns}`, columnGap: space[3.5] },
    },
  }),
)
export const ticks = style(inComponents({ position: 'relative', height: axisHeight }))
export const tick = style(
  inComponents({ position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' }),
)

export const bar = style(
  inComponents({
    gridRow: 2,
    gridColumn: '1 / -1',
    width: '100%',
    height: rowHeight,
    overflow: 'visible',
    '@container': { [wide]: { gridRow: 'auto', gridColumn: 'auto' } },
  }),
)

export const held = style(inComponents({ stroke: 'none' }))

const onlyWide = { display: 'none', '@container': { [wide]: { display: 'inline' } } } as const

export const grid = style(
  inComponents({
    ...onlyWide,
    stroke: color.line,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 0.3 } },
  }),
)
export const step = style(
  inComponents({
    ...onlyWide,
    stroke: color.lineControl,
    strokeDasharray: '2 2',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
)

export const value = style(inComponents({ color: color.text, fontWeight: weight.semibold, textAlign: 'end' }))
