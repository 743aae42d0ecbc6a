import { unseen } from '@olympus/ui/theme/mixins'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, space } = vars

const hairline = `${border.thin} solid ${color.line}`

export const head = style({ display: 'flex', alignItems: 'center', gap: space[3.5], padding: space[5] })

export const words = style({ display: 'grid', gap: space[0.5], minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ ...type.xl })

export const line = style({ ...type.sm, color: color.text3 })

export const figures = style({
  ...type.sm,
  width: '100%',
  borderBlockStart: hairline,
  borderCollapse: 'collapse',
})

globalStyle(`${figures} :is(th, td)`, {
  padding: `${space[1]} ${space[2]}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  color: color.text2,
})
globalStyle(`${figures} tr > :first-child`, { paddingInlineStart: space[5], overflowWrap: 'anywhere' })
globalStyle(`${figures} tr > :last-child`, { paddingInlineEnd: space[5] })
globalStyle(`${figures} thead :is(th)`, { paddingBlockStart: space[3.5], color: color.text3 })
globalStyle(`${figures} tbody tr:last-child > *`, { paddingBlockEnd: space[3.5] })

export const hiddenHead = style(unseen)

const numeric = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const

export const number = style({ ...numeric, selectors: { [`${figures} &`]: { textAlign: 'end' } } })

export const value = style({
  ...numeric,
  selectors: {
    [`${figures} &`]: { textAlign: 'end', fontWeight: vars.weight.semibold, color: color.text },
  },
})

export const notes = style({
  ...type.sm,
  display: 'grid',
  gap: space[1.5],
  padding: `${space[3.5]} ${space[5]} ${space[5]}`,
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
})

export const binding = style({ display: 'flex', alignItems: 'center', gap: space[2], color: color.text3 })
