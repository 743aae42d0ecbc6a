import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { truncate } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease } = vars

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 2,
    padding: vars.space[2],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.lg,
    background: color.surface1,
    boxShadow: vars.elevation.card,
  }),
)

export const option = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 36,
    padding: '4px 12px',
    borderRadius: vars.radius.md,
    color: color.text2,
    cursor: 'pointer',
    transition: `background-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      '&:has(:checked)': {
        background: color.surface3,
        color: color.text,
        fontWeight: vars.weight.semibold,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    },
    '@media': {
      [media.mobile]: { minHeight: 44 },
      [media.coarse]: { minHeight: 44 },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { border: '1px solid Highlight' },
          '&:has(:focus-visible)': { outlineColor: 'Highlight' },
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

export const code = style(
  inComponents({
    flex: 'none',
    width: 22,
    color: color.text3,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.regular,
  }),
)
export const name = style(inComponents({ ...truncate, flex: 1 }))
export const tick = style(inComponents({ color: color.accentText, forcedColorAdjust: 'auto' }))
export const failure = style(inComponents({ gridColumn: '1 / -1', padding: '2px 12px 6px' }))
