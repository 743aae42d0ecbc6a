import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const age = style({
  ...type.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  color: color.text2,
  selectors: { '&[data-quiet]': { color: color.warning } },
})

export const moment = style({
  fontWeight: vars.weight.medium,
  color: color.text,
  selectors: { '[data-quiet] &': { color: 'inherit' } },
})

export const callout = style({ marginBlockEnd: space[5] })
