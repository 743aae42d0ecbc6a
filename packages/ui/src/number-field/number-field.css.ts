import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, ring, space } = vars

const stepWidths = { md: '36px', lg: '44px' }
const inputWidths = { md: '44px', lg: '56px' }

export const group = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'stretch',
    justifySelf: 'start',
    maxWidth: '100%',
    overflow: 'hidden',
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: vars.radius.md,
    background: color.field,
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { borderColor: color.text3 },
      '&[data-invalid]': { borderColor: color.danger },
      '&:has(input:focus-visible)': {
        borderColor: color.focus,
        ...focusRing(ring.onBorder),
      },
      '&[data-disabled]': { background: color.surface2, borderColor: color.lineStrong },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(input:focus-visible)': { outlineColor: 'Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText' },
        },
      },
    },
  }),
)

export const step = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    color: color.text2,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      '&:active, &[data-pressed]': { background: color.press },
      '&:focus-visible': { outlineOffset: ring.inside },
      '&:disabled': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
  }),
)

export const input = style(
  inComponents({
    minWidth: 0,
    padding: 0,
    border: `0 solid ${color.line}`,
    borderInlineWidth: border.thin,
    background: 'none',
    textAlign: 'center',
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:disabled': { color: color.textDisabled },
    },
    '@media': { [media.mobile]: { fontSize: vars.text.lg } },
  }),
)

export const groupSize = styleVariants({ md: control.md, lg: control.lg }, (height) => inVariants({ height }))
export const stepSize = styleVariants(stepWidths, (width) =>
  inVariants({
    width,
    '@media': { [media.coarse]: { width: control.touch }, [media.mobile]: { width: control.touch } },
  }),
)
/** As wide as its number where the browser supports it, and at least two digits wide. */
export const inputSize = styleVariants(inputWidths, (width) =>
  inVariants({
    width,
    '@supports': {
      '(field-sizing: content)': {
        fieldSizing: 'content',
        width: 'auto',
        minWidth: width,
        maxWidth: '100%',
        paddingInline: space[2],
      },
    },
  }),
)
