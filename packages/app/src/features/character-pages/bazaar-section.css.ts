import { stickyTop } from '@olympus/ui/table/table.css'
import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

import * as page from './character-page.css.ts'

const { border, color, space, weight } = vars

const line = `${border.thin} solid ${color.line}`
const soldMinWidth = '84px'
const sideColumnMinWidth = '300px'

/** The side column would leave too little width for the table. */
const belowWide = '(max-width: 1419px)'

const sides = {
  paddingInline: space[5],
  '@media': { [media.mobile]: { paddingInline: space[4] } },
} as const

export const columns = style([
  page.columns,
  { '@media': { [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
])

/** Below the table its cards stand side by side. */
export const sideColumn = style([
  page.column,
  {
    '@media': {
      [belowWide]: {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${sideColumnMinWidth}), 1fr))`,
      },
    },
  },
])

export const hint = style({ ...type.sm, fontWeight: weight.regular, color: color.text3 })

export const table = style({ vars: { [stickyTop]: barsHeight }, containerType: 'inline-size' })

/** So narrow a table has no column for the states, so that all others stay in view in any language. */
const narrow = '(max-width: 899px)'

export const stateColumn = style({
  '@media': { [media.aboveMobile]: { '@container': { [narrow]: { display: 'none' } } } },
})

/** The state below the name, where it has no column. */
export const stateInItem = style({
  display: 'none',
  '@media': { [media.aboveMobile]: { '@container': { [narrow]: { display: 'flex' } } } },
})

export const item = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 })

export const words = style({ display: 'grid', gap: border.thin, minWidth: 0 })

export const name = style({ ...type.md, fontWeight: weight.medium })

/** In a cell of a table it keeps to one line. */
export const badge = style({ '@media': { [media.aboveMobile]: { whiteSpace: 'nowrap' } } })

export const figureColumn = style({
  selectors: { '&[scope=col]': { whiteSpace: 'normal', hyphens: 'auto' } },
})

export const sold = style({ display: 'grid', gap: space[1.5], minWidth: soldMinWidth })

export const pieces = style({ ...type.sm, color: color.text3 })

export const soldPieces = style({ fontWeight: weight.semibold, color: color.text })

export const price = style({ fontWeight: weight.medium, color: color.text })

export const income = style({ display: 'inline-grid', justifyItems: 'end' })

export const fee = style({ ...type.xs, color: color.text3 })

export const left = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  selectors: { '&[data-soon]': { color: color.warning } },
})

export const ended = style({ color: color.text3 })

export const footer = style({
  ...type.sm,
  ...sides,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  color: color.text3,
})

export const lead = style({ ...sides, display: 'grid', gap: space[1.5], paddingBlockEnd: space[4] })

export const label = style({ ...type.sm, color: color.text3 })

export const big = style({ ...type['3xl'], overflowWrap: 'anywhere' })

export const share = style({ marginBlockStart: space[2] })

export const totals = style({ ...sides, paddingBlock: `${space[1]} ${space[2.5]}`, borderBlockStart: line })

export const bids = style({ display: 'grid' })

export const bid = style({
  ...sides,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[3]}`,
  paddingBlock: space[3],
  borderBlockStart: line,
})

export const bidEnd = style({ display: 'grid', justifyItems: 'end', gap: space[1] })

export const bidTime = style({ ...type.xs, color: color.text3 })

export const noBids = style({ ...type.sm, ...sides, paddingBlockEnd: space[5], color: color.text3 })

export const age = style({ display: 'grid' })
