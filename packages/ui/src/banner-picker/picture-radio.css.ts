import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { coveringInput, focusRing } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, ring, space } = vars

const columnCounts = { scenes: 4, themes: 2 }
/** Height on a wide screen and on a phone. */
const pictureHeights = { scenes: ['132px', '96px'], themes: ['150px', '124px'] } as const
const focusGap = '3px'
const swatchSize = '14px'

export const group = style(
  inComponents({ display: 'grid', gap: space[3.5], minWidth: 0, position: 'relative' }),
)

export const columns = styleVariants(columnCounts, (count) =>
  inVariants({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@media': {
      [media.belowDesktop]: { gridTemplateColumns: `repeat(${Math.min(count, 3)}, minmax(0, 1fr))` },
      [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2.5] },
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
      '&:has(:focus-visible)': focusRing(focusGap),
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': {
            borderColor: 'Highlight',
            outline: `${ring.width} solid Highlight`,
            outlineOffset: minus(focusGap),
          },
          '&:has(:focus-visible)': { outline: `${ring.width} solid Highlight`, outlineOffset: ring.outside },
        },
      },
    },
  }),
)

export const input = style(
  inComponents({
    ...coveringInput,
    zIndex: 1,
  }),
)

export const picture = styleVariants(pictureHeights, ([height, mobileHeight]) =>
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
    '@media': { [media.mobile]: { gap: space[1.5], paddingInline: space[2.5] } },
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

export const label = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }))

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
