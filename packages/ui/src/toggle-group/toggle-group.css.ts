import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease } = vars

export const root = style(
  inComponents({
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    padding: 3,
    border: `1px solid ${color.line}`,
    borderRadius: 10,
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
    gap: 6,
    minWidth: 0,
    minHeight: 32,
    padding: '4px 14px',
    borderRadius: 7,
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
        boxShadow: `${vars.elevation.card}, 0 0 0 1px ${color.line}`,
      },
      '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
      '&:has(input:disabled)': { color: color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minHeight: 44 },
      [media.forcedColors]: {
        selectors: {
          '&:has(input:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
          '&:has(input:focus-visible)': { outline: '2px solid ButtonText', outlineOffset: 1 },
          '&:has(input:disabled)': { color: 'GrayText' },
          '&:has(input:checked:disabled)': { outlineColor: 'GrayText' },
        },
      },
    },
  }),
)

export const label = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }))

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
