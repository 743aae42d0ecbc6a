import { createVar, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, weight } = vars

/** From 0 to 1, set by the component. */
export const fillStart = createVar()
export const fillEnd = createVar()

const dot = createVar()
const edge = createVar()
const edgeHover = createVar()
const thumbSize = 24

export const root = style(
  inComponents({
    display: 'grid',
    gap: 6,
    minWidth: 0,
    vars: { [dot]: color.text, [edge]: color.lineControl, [edgeHover]: color.text3 },
    selectors: {
      '&[data-disabled]': {
        vars: { [dot]: color.textDisabled, [edge]: color.lineStrong, [edgeHover]: color.lineStrong },
      },
    },
  }),
)

export const head = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
)
export const label = style(inComponents({ minWidth: 0 }))
export const shown = style(inComponents({ minWidth: 0, color: color.text3, fontWeight: weight.regular }))

export const track = style(
  inComponents({
    position: 'relative',
    height: thumbSize,
    cursor: 'pointer',
    touchAction: 'pan-y',
    selectors: {
      // Large enough for touch.
      '&::after': { content: '', position: 'absolute', insetBlock: -10, insetInline: 0 },
      '&:active': { cursor: 'grabbing' },
      '[data-disabled] > &': { cursor: 'not-allowed' },
    },
  }),
)

export const rail = style(
  inComponents({
    position: 'absolute',
    inset: '10px 0',
    borderRadius: 4,
    background: color.surface4,
    '@media': { [media.forcedColors]: { background: 'Canvas', outline: '1px solid CanvasText' } },
  }),
)

// A thumb's center stays half its width away from both ends.
const centerAt = (share: string) => `calc(12px + ${share} * (100% - ${thumbSize}px))`

export const fill = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: centerAt(fillStart),
    insetInlineEnd: centerAt(`(1 - ${fillEnd})`),
    borderRadius: 4,
    background: color.accent,
    selectors: {
      '&[data-from-start]': { insetInlineStart: 0 },
      '[data-disabled] &': { background: color.textDisabled },
    },
    '@media': {
      [media.forcedColors]: {
        background: 'Highlight',
        forcedColorAdjust: 'none',
        selectors: { '[data-disabled] &': { background: 'GrayText' } },
      },
    },
  }),
)

// Invisible native sliders, stacked, handle keys and assistive technology. The track handles the pointer.
export const input = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: thumbSize,
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
)

/** From 0 to 1, set by the component. */
export const thumbAt = createVar()

export const thumb = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: 1,
    insetInlineStart: `calc(${centerAt(thumbAt)} - 11px)`,
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    border: `1px solid ${edge}`,
    borderRadius: '50%',
    background: color.surface1,
    pointerEvents: 'none',
    selectors: {
      '&::before': { content: '', width: 9, height: 9, borderRadius: '50%', background: dot },
      [`${track}:hover > &`]: { borderColor: edgeHover },
      [`${input}:focus-visible + &`]: { zIndex: 1, outline: `2px solid ${color.focus}`, outlineOffset: 1 },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
          [`${input}:focus-visible + &`]: { outlineColor: 'Highlight' },
          '[data-disabled] &': { borderColor: 'GrayText' },
          '[data-disabled] &::before': { background: 'GrayText' },
        },
      },
    },
  }),
)
