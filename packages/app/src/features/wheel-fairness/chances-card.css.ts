import { media } from '@olympus/ui/theme/media'
import { unseen } from '@olympus/ui/theme/mixins'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, space, weight } = vars

const hairline = `${border.thin} solid ${color.line}`
const historyWidth = '320px'
const rowHeight = '46px'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${historyWidth}`,
  borderBlockStart: hairline,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const history = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3.5],
  padding: `${space[4]} ${space[5]} ${space[5]}`,
  borderInlineStart: hairline,
  '@media': {
    [media.belowDesktop]: { borderInlineStart: 0, borderBlockStart: hairline },
    [media.mobile]: { paddingInline: space[4] },
  },
})

export const table = style({
  ...type.md,
  width: '100%',
  alignSelf: 'start',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

export const caption = style(unseen)

globalStyle(`${table} :is(th, td)`, {
  height: rowHeight,
  padding: `${space[1]} ${space[3]}`,
  borderBlockStart: hairline,
  textAlign: 'end',
  fontWeight: weight.regular,
})
globalStyle(`${table} thead th`, {
  ...type.xs,
  borderBlockStart: 0,
  overflowWrap: 'break-word',
  color: color.text3,
})
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: space[5], textAlign: 'start' })
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: space[5] })
globalStyle(`${table} tfoot :is(th, td)`, { color: color.text3 })

export const reward = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const name = style({ fontWeight: weight.medium })

export const quantity = style({ color: color.text3 })

/** Below the name on a phone, where the column has no room. */
export const narrow = style({
  ...type.xs,
  display: 'none',
  color: color.text3,
  '@media': { [media.mobile]: { display: 'block' } },
})

export const wide = style({ '@media': { [media.mobile]: { display: 'none' } } })

export const chance = style({
  whiteSpace: 'nowrap',
  selectors: { [`${table} &`]: { fontWeight: weight.semibold } },
  '@media': { [media.mobile]: { selectors: { [`${table} &`]: { paddingInlineEnd: space[4] } } } },
})

export const draws = style({
  color: color.text3,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { display: 'none' } },
})
