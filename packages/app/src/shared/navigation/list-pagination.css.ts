import { style } from '@vanilla-extract/css'

/** Pages and the jump to one share a row where they fit. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end' })

export const pages = style({ flexGrow: 1 })
