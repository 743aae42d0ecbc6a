import { style } from '@vanilla-extract/css'

import { rarityColor } from '../rarity-pips/rarity.css.ts'
import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, radius } = vars

const mixed = (percent: number, other: string) => `color-mix(in oklab, ${rarityColor} ${percent}%, ${other})`

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.lg,
    background: color.surface1,
    boxShadow: vars.elevation.card,
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:has(a:hover), &[data-hover]': { borderColor: color.lineStrong },
      '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
    '@media': {
      [media.motion]: {
        transition: `border-color ${duration.fast} ${ease.out}, transform ${duration.base} ${ease.out}`,
        selectors: { '&:has(a:hover), &[data-hover]': { transform: 'translateY(-2px)' } },
      },
      [media.forcedColors]: { selectors: { '&:has(a:focus-visible)': { outlineColor: 'Highlight' } } },
    },
  }),
)

export const artSpace = style(
  inComponents({
    height: 148,
    margin: '8px 8px 0',
    '@media': { [media.mobile]: { height: 124, margin: '6px 6px 0' } },
  }),
)

export const art = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${mixed(24, 'transparent')}`,
    borderRadius: 10,
    background: [
      `repeating-radial-gradient(circle at 50% 50%, transparent 0 25px, ${mixed(13, 'transparent')} 25px 26px)`,
      `linear-gradient(180deg, ${mixed(4, color.surface2)}, ${mixed(15, color.surface2)})`,
    ].join(', '),
    color: rarityColor,
    '@supports': { '(corner-shape: scoop)': { cornerShape: 'scoop' } },
  }),
)

/** Large art casts a hard shadow in its own color. */
export const icon = style(
  inComponents({
    width: 76,
    height: 76,
    filter: `drop-shadow(0 2px 0 ${mixed(38, color.canvas)})`,
    '@media': { [media.mobile]: { width: 62, height: 62 } },
  }),
)

export const upgrade = style(
  inComponents({
    ...type.xs,
    position: 'absolute',
    bottom: -9,
    maxWidth: 'calc(100% - 16px)',
    paddingInline: 6,
    border: `1px solid ${mixed(40, 'transparent')}`,
    borderRadius: radius.xs,
    background: color.surface1,
    color: color.text,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
)

export const tags = style(
  inComponents({
    position: 'absolute',
    left: 8,
    top: 8,
    // The picture's filter creates a stacking context that would cover the tags.
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    maxWidth: 'calc(100% - 16px)',
    // Stops above the name and the price.
    maxHeight: 'calc(100% - 16px)',
    overflow: 'hidden',
    '@media': { [media.mobile]: { left: 6, top: 6 } },
  }),
)

export const body = style(
  inComponents({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 3,
    padding: '12px 14px',
    '@media': { [media.mobile]: { padding: '10px 12px 12px' } },
  }),
)

export const name = style(
  inComponents({ ...type.md, ...truncate, fontWeight: vars.weight.semibold, color: color.text }),
)

/** Covers the whole card, so that the card is a single target with a single name. */
export const link = style(
  inComponents({
    outline: 'none',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: radius.lg },
    },
  }),
)

export const line = style(
  inComponents({
    ...type.xs,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    color: color.text3,
  }),
)
export const subcategory = style(inComponents(truncate))
export const pips = style(inComponents({ flex: 'none', marginInlineEnd: 2 }))

export const foot = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: vars.control.sm,
    marginBlockStart: 8,
    '@media': { [media.mobile]: { minHeight: 24 } },
  }),
)

export const go = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.md,
    background: color.surface3,
    boxShadow: vars.elevation.card,
    color: color.text,
    transition: `background-color ${duration.fast} ${ease.out}`,
    selectors: { [`${root}:has(a:hover) &`]: { background: color.surface4 } },
    '@media': { [media.mobile]: { display: 'none' } },
  }),
)

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 16,
    '@media': {
      '(max-width: 1180px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 },
    },
  }),
)
export const cell = style(inComponents({ display: 'grid', minWidth: 0 }))
