import { style } from '@vanilla-extract/css'

/** Keeps the room of what is coming, unseen. */
export const waiting = style({ visibility: 'hidden' })
