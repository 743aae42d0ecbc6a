import { keyframes } from '@vanilla-extract/css'

import { minus } from './lengths.ts'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

const { border, color, duration, ease, radius, space } = vars

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${minus(space[1])})` } })

/** A panel of the top layer, which `popover` opens. */
export const floatingPanel = {
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${border.thin} solid ${color.lineStrong}`,
  borderRadius: radius.lg,
  background: color.popover,
  boxShadow: vars.elevation.floating,
  color: color.text2,
  selectors: {
    '&:popover-open': { animation: `${fade} ${duration.fast} ${ease.out}` },
    // It takes the focus so that it is read, but is not interactive, so it has no ring.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [media.motion]: {
      selectors: { '&:popover-open': { animation: `${rise} ${duration.fast} ${ease.out}` } },
    },
  },
} as const
