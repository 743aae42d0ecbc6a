import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, ring, space } = vars

const pickerMaxHeight = '360px'
const shownPaddingInline = '13px'

// Missing in the CSS types.
const baseSelect = 'base-select' as 'auto'

export const frame = style(inComponents({ position: 'relative', display: 'grid', minWidth: 0 }))

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${minus(space[1])})` } })

// `shown` draws the value on top, with picture and second line, so the control's own text is hidden.
const bare = 'transparent'

export const control = style(
  inComponents({
    gridArea: '1 / 1',
    width: '100%',
    minWidth: 0,
    paddingInline: space[3],
    appearance: 'none',
    // The control's own text is as long as its longest option, even though it is invisible. Chromium 150
    // ignores `overflow` here.
    contain: 'paint',
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: radius.md,
    background: color.field,
    color: bare,
    fontSize: vars.text.md,
    cursor: 'pointer',
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { borderColor: color.text3 },
      '&[aria-invalid=true]': { borderColor: color.danger },
      '&:focus-visible, &:open': {
        borderColor: color.focus,
        ...focusRing(ring.onBorder),
      },
      '&:disabled': {
        background: color.surface2,
        borderColor: color.lineStrong,
        cursor: 'not-allowed',
        opacity: 1,
      },
    },
    '@media': {
      [media.mobile]: { fontSize: vars.text.lg },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Field',
        borderColor: 'FieldText',
        selectors: {
          '&[aria-invalid=true]': { borderColor: 'FieldText' },
          '&:focus-visible, &:open': { borderColor: 'Highlight', outlineColor: 'Highlight' },
          '&:disabled': { background: 'Field', borderColor: 'GrayText' },
        },
      },
    },
    '@supports': {
      '(appearance: base-select)': {
        appearance: baseSelect,
        selectors: {
          '&::picker-icon': { display: 'none' },
          '&::picker(select)': {
            appearance: baseSelect,
            margin: `${space[1.5]} 0`,
            padding: space[1.25],
            maxHeight: `min(${pickerMaxHeight}, 60dvh)`,
            border: `${border.thin} solid ${color.lineStrong}`,
            borderRadius: radius.lg,
            background: color.popover,
            color: color.text2,
            boxShadow: vars.elevation.floating,
            animation: `${rise} ${duration.fast} ${ease.out}`,
            forcedColorAdjust: 'auto',
          },
        },
      },
    },
  }),
)

export const size = styleVariants({ md: vars.control.md, lg: vars.control.lg }, (height) =>
  inVariants({ height }),
)

/** The value of the closed control. Clicks pass through to the control below. */
export const shown = style(
  inComponents({
    gridArea: '1 / 1',
    // Above the control, which `contain` paints as if it were positioned.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    minWidth: 0,
    paddingInline: shownPaddingInline,
    pointerEvents: 'none',
    color: color.text,
    fontSize: vars.text.md,
    selectors: {
      '&[data-placeholder]': { color: color.text3 },
      '&[aria-disabled]': { color: color.textDisabled },
    },
    '@media': {
      [media.mobile]: { fontSize: vars.text.lg },
      [media.forcedColors]: { color: 'FieldText', selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
    },
  }),
)

export const value = style(
  inComponents({
    ...truncate,
    flex: '0 1 auto',
    selectors: { '&[data-strong]': { fontWeight: vars.weight.semibold } },
  }),
)
export const note = style(
  inComponents({ ...truncate, flex: '1 1 0', color: color.text3, fontWeight: vars.weight.regular }),
)
export const icon = style(inComponents({ display: 'flex', color: color.text3 }))
export const arrows = style(
  inComponents({
    display: 'flex',
    marginInlineStart: 'auto',
    color: color.text3,
    selectors: { '[aria-disabled] > &': { color: 'inherit' } },
  }),
)

export const option = style(
  inComponents({
    '@supports': {
      '(appearance: base-select)': {
        display: 'flex',
        alignItems: 'center',
        gap: space[2.5],
        minHeight: vars.control.row,
        padding: `${space[1]} ${space[2.5]}`,
        borderRadius: radius.sm,
        background: 'none',
        color: color.text2,
        cursor: 'pointer',
        forcedColorAdjust: 'auto',
        selectors: {
          '&::checkmark': { display: 'none' },
          '&:hover, &:focus-visible': { background: color.hover, color: color.text },
          '&:focus-visible': { outlineOffset: ring.inside },
          '&:checked': { color: color.text },
          '&:disabled': { color: color.textDisabled, cursor: 'not-allowed', background: 'none' },
        },
        '@media': {
          [media.coarse]: { minHeight: vars.control.touch },
          [media.mobile]: { minHeight: vars.control.touch },
        },
      },
    },
  }),
)

export const optionNote = style(inComponents({ ...type.sm, color: color.text3 }))

export const tick = style(
  inComponents({
    display: 'none',
    marginInlineStart: 'auto',
    color: color.accentText,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
)
globalStyle(`${option}:checked ${tick}`, inComponents({ display: 'block' }))

// If the browser draws the list itself, its options need explicit colors.
globalStyle(
  `${control} option`,
  inComponents({
    '@supports': {
      'not (appearance: base-select)': {
        background: color.popover,
        color: color.text,
        '@media': { [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
      },
    },
  }),
)
