import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const selection = style({ display: 'grid', gap: vars.space[4] })

export const empty = style({
  ...type.sm,
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
  color: vars.color.text3,
})
