import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({ paddingBlock: vars.space[10] })
