import { minus } from '@olympus/ui/theme/lengths'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const doneSize = '56px'

export const count = style({ color: vars.color.text3, fontWeight: vars.weight.regular })

export const heading = style({ ...type.md, fontWeight: vars.weight.semibold, marginBottom: vars.space[1.5] })

export const ways = style({ marginInline: minus(vars.space[3]) })

export const way = style({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space[3.5],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { background: vars.color.hover },
})

export const icon = style({ color: vars.color.text3 })

export const texts = style({ display: 'grid', minWidth: 0 })

export const name = style({
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  overflowWrap: 'anywhere',
})

export const line = style({ ...type.sm, color: vars.color.text3 })

export const imprint = style({ display: 'grid', fontStyle: 'normal', overflowWrap: 'anywhere' })

export const done = style({
  display: 'grid',
  placeItems: 'center',
  width: doneSize,
  height: doneSize,
  borderRadius: vars.radius.full,
  border: `${vars.border.thin} solid ${vars.color.successLine}`,
  background: vars.color.successSoft,
  color: vars.color.success,
})
