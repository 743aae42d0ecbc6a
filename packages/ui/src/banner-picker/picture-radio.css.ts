import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { minus } from '../theme/minus.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, ring, space } = vars

const ringGap = '3px'
const swatchSize = '14px'

export const group = style(
  inComponents({ display: 'grid', gap: space[3.5], minWidth: 0, position: 'relative' }),
)

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
    border: `${border.thin} solid ${color.line}`,
    borderRadius: vars.radius.lg,
    background: color.surface1,
    color: color.text,
    cursor: 'pointer',
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:has(:checked)': { borderColor: color.accent, boxShadow: `0 0 0 ${border.thin} ${color.accent}` },
      '&:has(:focus-visible)': { outline: `${ring.width} solid ${color.focus}`, outlineOffset: ringGap },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': {
            borderColor: 'Highlight',
            outline: `${ring.width} solid Highlight`,
            outlineOffset: minus(ringGap),
          },
          '&:has(:focus-visible)': { outline: `${ring.width} solid Highlight`, outlineOffset: ring.outside },
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
    gap: space[2.5],
    minHeight: control.touch,
    padding: `${space[1.5]} ${space[3]}`,
    borderTop: `${border.thin} solid ${color.line}`,
    fontWeight: vars.weight.medium,
  }),
)

export const swatch = style(
  inComponents({
    flex: 'none',
    width: swatchSize,
    height: swatchSize,
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
    width: vars.size.tick,
    height: vars.size.tick,
    marginInlineStart: 'auto',
    borderRadius: '50%',
    background: color.accent,
    color: color.onAccent,
    visibility: 'hidden',
    selectors: { [`${option}:has(:checked) &`]: { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { border: `${border.thin} solid Highlight`, color: 'Highlight' } },
  }),
)

export const error = style(inComponents({ gridColumn: '1 / -1' }))
