import { minus } from '@olympus/ui/theme/lengths'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

import { guestTitle } from '../guest-title.css.ts'

export const form = style({ display: 'grid', alignContent: 'start', gap: vars.space[6] })

export const head = style({ display: 'grid', gap: vars.space[2] })

export const title = style(guestTitle)

/** Focused by script only, so it shows no outline. */
export const doneTitle = style([title, { outline: 'none' }])

export const line = style({ color: vars.color.text2, overflowWrap: 'anywhere' })

export const fields = style({ display: 'grid', gap: vars.space[4] })

/** A field with a button below it that swaps the field for another one. */
export const fieldWithSwitch = style({ display: 'grid', gap: vars.space[2] })

/** Aligns the button's label with the text of the field. */
export const fieldSwitch = style({ justifySelf: 'start', marginLeft: minus(vars.space[3]) })

export const actions = style({ display: 'grid', gap: vars.space[3] })
