import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, weight } = vars

export const group = style(inComponents({ display: 'grid', gap: 12, minWidth: 0 }))

export const columns = styleVariants(
  {
    methods: { row: 'repeat(3, minmax(0, 1fr))', small: 'minmax(0, 1fr)', gap: 8 },
    packages: { row: 'repeat(3, minmax(0, 1fr))', small: 'repeat(2, minmax(0, 1fr))', gap: 10 },
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
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.lg,
    background: color.surface1,
    boxShadow: vars.elevation.card,
    cursor: 'pointer',
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '[aria-invalid=true] > &': { borderColor: color.danger },
      '&:has(input:checked)': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
      '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      '&:has(input:disabled)': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(input:checked)': {
            borderColor: 'Highlight',
            outline: '2px solid Highlight',
            outlineOffset: -3,
          },
          '&:has(input:focus-visible)': { outline: '2px solid Highlight', outlineOffset: 2 },
        },
      },
    },
  }),
)

export const layout = styleVariants(
  {
    row: { display: 'flex', alignItems: 'center', gap: 12, minHeight: 64, padding: '10px 14px' },
    stack: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      padding: '14px 14px 0',
      overflow: 'hidden',
      textAlign: 'center' as const,
    },
  },
  (rule) => inVariants(rule),
)

export const input = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
)

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
    stack: { ...type['2xl'], lineHeight: '30px', marginBlockStart: 4 },
  },
  (rule) => inComponents(rule),
)
export const description = style(inComponents({ ...type.xs, color: color.text3 }))

export const footer = style(
  inComponents({
    width: 'calc(100% + 28px)',
    margin: '12px -14px 0',
    padding: 9,
    borderBlockStart: `1px solid ${color.line}`,
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
    width: 20,
    height: 20,
    border: `1px solid ${color.lineControl}`,
    borderRadius: '50%',
    background: color.field,
    selectors: { 'input:checked ~ &': { border: `6px solid ${color.accent}` } },
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
    insetInlineEnd: 10,
    top: 10,
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    borderRadius: '50%',
    background: color.accent,
    color: color.onAccent,
    visibility: 'hidden',
    selectors: { 'input:checked ~ &': { visibility: 'visible' } },
  }),
)
