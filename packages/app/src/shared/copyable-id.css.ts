import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })

export const id = style({ fontWeight: vars.weight.medium, userSelect: 'all' })

export const copied = style({ color: vars.color.success })
