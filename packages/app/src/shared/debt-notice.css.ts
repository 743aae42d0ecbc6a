import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const notice = style({ marginBottom: vars.space[4] })
