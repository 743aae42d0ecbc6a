import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[12]} ${vars.space[6]}`,
  textAlign: 'center',
})

export const title = style({ ...type.xl, color: vars.color.text })

export const message = style({ maxWidth: 380, color: vars.color.text3, textWrap: 'pretty' })
