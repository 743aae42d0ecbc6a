import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/** Keeps its place, but is shown only if the page takes longer. State would interrupt its rendering. */
export const late = style({ animation: `${appear} 1ms 150ms both` })
