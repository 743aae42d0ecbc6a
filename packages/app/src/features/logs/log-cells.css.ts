import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 })

export const itemName = style({ fontWeight: vars.weight.medium, color: vars.color.text })

export const quantity = style({
  color: vars.color.text3,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
})

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  '@media': { [media.mobile]: { justifyItems: 'end', textAlign: 'end' } },
})

export const note = style({ ...type.xs, color: vars.color.text3 })

export const amount = style({ fontWeight: vars.weight.medium, whiteSpace: 'nowrap' })

export const unit = style({ ...type.xs, color: vars.color.text3 })

export const code = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' })

export const summary = style({
  marginTop: vars.space[6],
  '@media': { [media.mobile]: { marginTop: vars.space[4] } },
})
