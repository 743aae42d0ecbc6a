import { style } from '@vanilla-extract/css'

/** Leaves no trace in the layout: what is inside stands where the page puts it. */
export const region = style({ display: 'contents' })

export const waiting = style([region, { visibility: 'hidden' }])
