import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, ring, space } = vars

export const root = style(
  inComponents({ display: 'grid', gap: space[1.5], minWidth: 0, alignContent: 'start' }),
)

export const labelRow = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[0.5]} ${space[3]}`,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
)
// Gives a link at the end of the row a 24 px target without making the row taller.
globalStyle(`${labelRow} > a`, inComponents({ paddingBlock: space[0.75], marginBlock: minus(space[0.75]) }))
export const note = style(inComponents({ color: color.text3, fontWeight: vars.weight.regular }))
export const hint = style(inComponents({ ...type.xs, color: color.text3, overflowWrap: 'anywhere' }))
export const error = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1.5],
    color: color.danger,
    overflowWrap: 'anywhere',
  }),
)
export const errorIcon = style(inComponents({ marginBlockStart: space[0.25] }))

/** The box around an input, its icon and its buttons. Carries `data-invalid` and `data-disabled`. */
export const box = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    minWidth: 0,
    paddingInline: space[3],
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: vars.radius.md,
    background: color.field,
    color: color.text,
    fontSize: vars.text.md,
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { borderColor: color.text3 },
      '&[data-invalid]': { borderColor: color.danger },
      '&:focus-within:has(input:focus-visible), &[data-focus-visible]': {
        borderColor: color.focus,
        ...focusRing(ring.onBorder),
      },
      '&[data-disabled]': {
        background: color.surface2,
        borderColor: color.lineStrong,
        color: color.textDisabled,
      },
    },
    '@media': {
      [media.mobile]: { fontSize: vars.text.lg },
      [media.forcedColors]: {
        selectors: {
          '&:focus-within:has(input:focus-visible)': { outlineColor: 'Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
)

export const boxSize = styleVariants({ md: vars.control.md, lg: vars.control.lg }, (height) =>
  inVariants({ height }),
)

export const icon = style(inComponents({ display: 'flex', color: color.text3 }))

export const input = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: color.text3, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
)
