import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease } = vars

export const group = style(inComponents({ display: 'grid', gap: 14, minWidth: 0, position: 'relative' }))

export const columns = styleVariants({ scenes: 4, themes: 2 }, (count) =>
  inVariants({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@media': {
      [media.belowDesktop]: { gridTemplateColumns: `repeat(${Math.min(count, 3)}, minmax(0, 1fr))` },
      [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 },
    },
  }),
)

export const option = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minWidth: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.lg,
    background: color.surface1,
    color: color.text,
    cursor: 'pointer',
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:has(:checked)': { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 3 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { borderColor: 'Highlight', outline: '2px solid Highlight', outlineOffset: -3 },
          '&:has(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: 2 },
        },
      },
    },
  }),
)

export const input = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
)

export const picture = styleVariants({ scenes: [132, 96], themes: [150, 124] }, ([height, mobileHeight]) =>
  inComponents({
    position: 'relative',
    display: 'block',
    height,
    overflow: 'hidden',
    '@media': { [media.mobile]: { height: mobileHeight } },
  }),
)

export const caption = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    padding: '6px 12px',
    borderTop: `1px solid ${color.line}`,
    fontWeight: vars.weight.medium,
  }),
)

export const swatch = style(
  inComponents({
    flex: 'none',
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: color.accent,
    forcedColorAdjust: 'none',
  }),
)

export const label = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }))

export const tick = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    marginInlineStart: 'auto',
    borderRadius: '50%',
    background: color.accent,
    color: color.onAccent,
    visibility: 'hidden',
    selectors: { [`${option}:has(:checked) &`]: { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { border: '1px solid Highlight', color: 'Highlight' } },
  }),
)

export const error = style(inComponents({ gridColumn: '1 / -1' }))
