import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { coveringInput, focusRing, selectedFrame } from '../theme/mixins.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, ring, space, weight } = vars

const selectedInset = '3px'
const rowMinHeight = '64px'
const stackTitleLeading = '30px'
const footerPadding = '9px'

export const group = style(inComponents({ display: 'grid', gap: space[3], minWidth: 0 }))

export const columns = styleVariants(
  {
    methods: { row: 'repeat(3, minmax(0, 1fr))', small: 'minmax(0, 1fr)', gap: space[2] },
    packages: { row: 'repeat(3, minmax(0, 1fr))', small: 'repeat(2, minmax(0, 1fr))', gap: space[2.5] },
  },
  ({ row, small, gap }) =>
    inVariants({
      gridTemplateColumns: row,
      '@media': { [media.mobile]: { gridTemplateColumns: small, gap } },
    }),
)

export const error = style(
  inComponents({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } }),
)

export const root = style(
  inComponents({
    position: 'relative',
    minWidth: 0,
    border: `${border.thin} solid ${color.line}`,
    borderRadius: vars.radius.lg,
    background: color.surface1,
    boxShadow: vars.elevation.card,
    cursor: 'pointer',
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '[aria-invalid=true] > &': { borderColor: color.danger },
      '&:has(input:checked)': selectedFrame,
      '&:has(input:focus-visible)': focusRing(ring.outside),
      '&:has(input:disabled)': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(input:checked)': {
            borderColor: 'Highlight',
            outline: `${ring.width} solid Highlight`,
            outlineOffset: minus(selectedInset),
          },
          '&:has(input:focus-visible)': {
            outline: `${ring.width} solid Highlight`,
            outlineOffset: ring.outside,
          },
        },
      },
    },
  }),
)

export const layout = styleVariants(
  {
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      minHeight: rowMinHeight,
      padding: `${space[2.5]} ${space[3.5]}`,
    },
    stack: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      padding: `${space[3.5]} ${space[3.5]} 0`,
      overflow: 'hidden',
      textAlign: 'center' as const,
    },
  },
  (rule) => inVariants(rule),
)

export const input = style(inComponents(coveringInput))

export const text = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 1,
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  }),
)
export const art = style(inComponents({ display: 'flex', color: color.text2 }))

export const title = styleVariants(
  {
    row: { fontWeight: weight.semibold },
    stack: { ...type['2xl'], lineHeight: stackTitleLeading, marginBlockStart: space[1] },
  },
  (rule) => inComponents(rule),
)
export const description = style(inComponents({ ...type.xs, color: color.text3 }))

export const footer = style(
  inComponents({
    width: `calc(100% + 2 * ${space[3.5]})`,
    margin: `${space[3]} ${minus(space[3.5])} 0`,
    padding: footerPadding,
    borderBlockStart: `${border.thin} solid ${color.line}`,
    background: color.surface2,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    selectors: { 'input:checked ~ &': { background: color.accentSoft } },
  }),
)

/** The visible circle. The real radio is invisible and covers the whole card. */
export const radio = style(
  inComponents({
    flex: 'none',
    width: vars.size.check,
    height: vars.size.check,
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: '50%',
    background: color.field,
    selectors: { 'input:checked ~ &': { border: `${border.checkedRadio} solid ${color.accent}` } },
    '@media': {
      [media.forcedColors]: {
        selectors: { 'input:checked ~ &': { borderColor: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
)

export const tick = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: space[2.5],
    top: space[2.5],
    display: 'grid',
    placeItems: 'center',
    width: vars.size.tick,
    height: vars.size.tick,
    borderRadius: '50%',
    background: color.accent,
    color: color.onAccent,
    visibility: 'hidden',
    selectors: { 'input:checked ~ &': { visibility: 'visible' } },
  }),
)
