import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** In the corner of the plinth, so that all three keep their heights. */
export const report = style({ position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[1] })

export const lines = style({ display: 'grid', justifyItems: 'center', overflowWrap: 'anywhere' })
