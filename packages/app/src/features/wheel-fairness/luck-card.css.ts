import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, space } = vars

export const note = style({ color: color.text3, fontWeight: vars.weight.regular })

export const details = style({
  ...type.sm,
  paddingBlockStart: space[2],
  borderBlockStart: `${border.thin} solid ${color.line}`,
})

export const summary = style({ paddingBlock: space[1], cursor: 'pointer', fontWeight: vars.weight.medium })

export const table = style({
  width: '100%',
  marginBlockStart: space[1],
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[1]} 0 ${space[1]} ${space[2]}`,
  textAlign: 'end',
  fontWeight: vars.weight.regular,
})
globalStyle(`${table} tr > :first-child`, {
  paddingInlineStart: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, {
  ...type.xs,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  color: color.text3,
})
globalStyle(`${table} td`, { whiteSpace: 'nowrap' })
globalStyle(`${table} tbody td:last-child`, { color: color.text3 })
