import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { coveringInput, focusRing } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, radius, ring, space } = vars

const optionMinHeight = '32px'
const optionRadius = '7px'

export const root = style(
  inComponents({
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    padding: space[0.75],
    border: `${border.thin} solid ${color.line}`,
    borderRadius: radius.mdLg,
    background: color.sunken,
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  }),
)

export const option = style(
  inComponents({
    position: 'relative',
    flex: '1 1 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1.5],
    minWidth: 0,
    minHeight: optionMinHeight,
    padding: `${space[1]} ${space[3.5]}`,
    borderRadius: optionRadius,
    color: color.text2,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.sm,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `color ${duration.fast} ${ease.out}, background-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { color: color.text },
      '&:has(input:checked)': {
        // Lighter than its track in both themes.
        background: color.popover,
        color: color.text,
        boxShadow: `${vars.elevation.card}, 0 0 0 ${border.thin} ${color.line}`,
      },
      '&:has(input:focus-visible)': focusRing(ring.close),
      '&:has(input:disabled)': { color: color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minHeight: control.touch },
      [media.forcedColors]: {
        selectors: {
          '&:has(input:checked)': { outline: `${ring.width} solid Highlight`, outlineOffset: ring.inside },
          '&:has(input:focus-visible)': {
            outline: `${ring.width} solid ButtonText`,
            outlineOffset: ring.close,
          },
          '&:has(input:disabled)': { color: 'GrayText' },
          '&:has(input:checked:disabled)': { outlineColor: 'GrayText' },
        },
      },
    },
  }),
)

export const label = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }))

export const input = style(inComponents(coveringInput))
