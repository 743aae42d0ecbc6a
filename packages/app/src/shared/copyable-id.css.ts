import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })

export const id = style({ fontWeight: vars.weight.medium, userSelect: 'all' })

/** The button is larger than the line of text that it stands in. */
export const button = style({ margin: '-7px -8px -7px 0' })

export const copied = style({ color: vars.color.success })
