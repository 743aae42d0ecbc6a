import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({
  ...type.xs,
  display: 'block',
  marginTop: vars.space[1.5],
  overflowWrap: 'anywhere',
})
