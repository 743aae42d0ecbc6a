import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

import { guestTitle } from '../../shared/guest-title.css.ts'

export const root = style({ display: 'grid', gap: vars.space[8] })

export const head = style({ display: 'grid', gap: vars.space[4] })

export const title = style(guestTitle)

export const line = style({ ...type.lg, color: vars.color.text2 })

export const actions = style({ display: 'grid', gap: vars.space[3] })
