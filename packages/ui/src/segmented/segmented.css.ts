import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease } = vars

export const root = style(
  inComponents({
    display: 'inline-flex',
    padding: 3,
    border: `1px solid ${color.line}`,
    borderRadius: 10,
    background: color.sunken,
  }),
)

export const option = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 32,
    padding: '0 14px',
    borderRadius: 7,
    color: color.text2,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    transition: `color ${duration.fast} ${ease.out}, background-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { color: color.text },
      '&:has(input:checked)': {
        background: color.surface3,
        color: color.text,
        boxShadow: `${vars.elevation.card}, 0 0 0 1px ${color.line}`,
      },
      '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
    },
    '@media': {
      [media.coarse]: { minHeight: 40 },
      [media.forcedColors]: {
        selectors: {
          '&:has(input:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
          '&:has(input:focus-visible)': { outline: '2px solid ButtonText', outlineOffset: 1 },
        },
      },
    },
  }),
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
