import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const content = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3.5] })
