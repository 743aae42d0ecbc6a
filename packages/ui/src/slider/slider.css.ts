import { createVar, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius, ring, space, weight } = vars

const knobSize = '22px'
const knobDotSize = '9px'

/** From 0 to 1, set by the component. */
export const fillStart = createVar()
export const fillEnd = createVar()

const dot = createVar()
const edge = createVar()
const edgeHover = createVar()
const thumbSize = '24px'

export const root = style(
  inComponents({
    display: 'grid',
    gap: space[1.5],
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
    gap: `${space[0.5]} ${space[3]}`,
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
      '&::after': { content: '', position: 'absolute', insetBlock: minus(space[2.5]), insetInline: 0 },
      '&:active': { cursor: 'grabbing' },
      '[data-disabled] > &': { cursor: 'not-allowed' },
    },
  }),
)

export const rail = style(
  inComponents({
    position: 'absolute',
    inset: `${space[2.5]} 0`,
    borderRadius: radius.xs,
    background: color.surface4,
    '@media': { [media.forcedColors]: { background: 'Canvas', outline: `${border.thin} solid CanvasText` } },
  }),
)

// A thumb's center stays half its width away from both ends.
const centerAt = (share: string) => `calc(${thumbSize} / 2 + ${share} * (100% - ${thumbSize}))`

export const fill = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: centerAt(fillStart),
    insetInlineEnd: centerAt(`(1 - ${fillEnd})`),
    borderRadius: radius.xs,
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
    insetBlockStart: space[0.25],
    insetInlineStart: `calc(${centerAt(thumbAt)} - ${knobSize} / 2)`,
    display: 'grid',
    placeItems: 'center',
    width: knobSize,
    height: knobSize,
    border: `${border.thin} solid ${edge}`,
    borderRadius: '50%',
    background: color.surface1,
    pointerEvents: 'none',
    selectors: {
      '&::before': {
        content: '',
        width: knobDotSize,
        height: knobDotSize,
        borderRadius: '50%',
        background: dot,
      },
      [`${track}:hover > &`]: { borderColor: edgeHover },
      [`${input}:focus-visible + &`]: {
        zIndex: 1,
        ...focusRing(ring.close),
      },
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
