import { createVar, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { pixel } from '../theme/lengths.ts'
import { vars } from '../theme/vars.css.ts'

/** Width of the slider's thumb between points, in px. */
export const thumb = 16

export const bandWidth = createVar()

/**
 * Between points it is half a thumb wider than the plot at each end, so that the thumb's center lines up
 * with the points.
 */
export const slider = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInline: -thumb / 2,
    width: `calc(100% + ${thumb} * ${pixel})`,
    height: '100%',
    margin: 0,
    appearance: 'none',
    background: 'transparent',
    borderRadius: vars.radius.sm,
    cursor: 'crosshair',
    // A vertical swipe scrolls the page.
    touchAction: 'pan-y',
    selectors: {
      '&::-webkit-slider-runnable-track': { height: '100%' },
      '&::-webkit-slider-thumb': { appearance: 'none', width: thumb, height: '100%' },
      '&::-moz-range-thumb': { width: thumb, height: '100%', border: 0, opacity: 0 },
      '&[data-kind=bands]': { insetInline: 0, width: '100%' },
      '&[data-kind=bands]::-webkit-slider-thumb': { width: bandWidth },
      '&[data-kind=bands]::-moz-range-thumb': { width: bandWidth },
    },
  }),
)
