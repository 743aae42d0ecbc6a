import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  marginTop: vars.space[3],
})

export const status = style({ selectors: { '&:empty': { display: 'none' } } })
