import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const note = style({ ...type.sm, display: 'flex', gap: space[2], color: color.text2 })
