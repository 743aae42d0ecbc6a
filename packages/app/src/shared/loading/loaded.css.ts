import { style } from '@vanilla-extract/css'

/** Adds no box, so that the page lays out the children directly. */
export const region = style({ display: 'contents' })

export const waiting = style([region, { visibility: 'hidden' }])
