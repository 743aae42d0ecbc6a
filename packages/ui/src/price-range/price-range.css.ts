import { style } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

const thumbSize = 24

export const root = style(inComponents({ display: 'grid', minWidth: 0 }))

export const legend = style(
  inComponents({ ...type.sm, marginBlockEnd: 10, color: color.text, fontWeight: vars.weight.semibold }),
)

export const slider = style(inComponents({ position: 'relative', height: thumbSize, marginInline: -2 }))

const bar = { position: 'absolute', top: 10, height: 4, borderRadius: 4 } as const

export const track = style(
  inComponents({
    ...bar,
    insetInline: 2,
    background: color.surface4,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
)
/** Between the thumbs; its ends are set by the component. */
export const fill = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    borderRadius: 4,
    background: color.accent,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumbSize,
  height: thumbSize,
  border: 0,
  borderRadius: '50%',
  background: `radial-gradient(circle, ${color.text} 0 4.5px, ${color.surface1} 5px 9.5px, ${color.lineControl} 10px 11px, transparent 11.5px)`,
  cursor: 'grab',
  pointerEvents: 'auto',
} as const

const ring = { outline: `2px solid ${color.focus}`, outlineOffset: 0 }

// Two native sliders, one upon the other: only their thumbs take the pointer.
export const input = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: thumbSize,
    margin: 0,
    appearance: 'none',
    background: 'none',
    pointerEvents: 'none',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::-webkit-slider-runnable-track': { height: thumbSize, background: 'none' },
      '&::-moz-range-track': { height: thumbSize, background: 'none' },
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
      '&:focus-visible::-webkit-slider-thumb': ring,
      '&:focus-visible::-moz-range-thumb': ring,
      // At the right end only the lower thumb can still move.
      '&[data-above]': { zIndex: 1 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::-webkit-slider-thumb': { background: 'ButtonText', forcedColorAdjust: 'none' },
          '&::-moz-range-thumb': { background: 'ButtonText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
)

export const fields = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 8,
    marginBlockStart: 12,
  }),
)
export const separator = style(inComponents({ color: color.text3 }))
/** Narrower than a text field: the filters leave a number 30 px. */
export const box = style(inVariants({ paddingInline: 8, gap: 5 }))
