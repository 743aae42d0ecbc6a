import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3.5],
  padding: `${space[4]} ${space[5]}`,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

export const words = style({ display: 'grid', minWidth: 0 })

export const name = style({ fontWeight: vars.weight.semibold })

export const line = style({ ...type.sm, color: color.text3 })
