import { type, truncate } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const header = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 })

export const identity = style({ display: 'grid', minWidth: 0 })

export const name = style({ ...truncate, fontWeight: vars.weight.semibold })

export const email = style({ ...type.sm, ...truncate, color: vars.color.text3 })
