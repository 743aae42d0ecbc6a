import { style } from '@vanilla-extract/css'

import { rarityColor } from '../rarity-pips/rarity.css.ts'
import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { focusRing, rings } from '../theme/mixins.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, ring, space } = vars

const threeColumns = '(max-width: 1180px)'
const artHeight = '148px'
const artHeightOnMobile = '124px'
const ringGap = '25px'
const iconSize = '76px'
const shadowOffset = '2px'
const iconSizeOnMobile = '62px'
const upgradeOverhang = '9px'
const footMinHeightOnMobile = '24px'
const goSize = '32px'

const mixed = (percent: number, other: string) => `color-mix(in oklab, ${rarityColor} ${percent}%, ${other})`

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `${border.thin} solid ${color.line}`,
    borderRadius: radius.lg,
    background: color.surface1,
    boxShadow: vars.elevation.card,
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:has(a:hover), &[data-hover]': { borderColor: color.lineStrong },
      '&:has(a:focus-visible)': focusRing(ring.outside),
    },
    '@media': {
      [media.motion]: {
        transition: `border-color ${duration.fast} ${ease.out}, transform ${duration.base} ${ease.out}`,
        selectors: { '&:has(a:hover), &[data-hover]': { transform: `translateY(${minus(space[0.5])})` } },
      },
      [media.forcedColors]: { selectors: { '&:has(a:focus-visible)': { outlineColor: 'Highlight' } } },
    },
  }),
)

export const artSpace = style(
  inComponents({
    height: artHeight,
    margin: `${space[2]} ${space[2]} 0`,
    '@media': { [media.mobile]: { height: artHeightOnMobile, margin: `${space[1.5]} ${space[1.5]} 0` } },
  }),
)

export const art = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    border: `${border.thin} solid ${mixed(24, 'transparent')}`,
    borderRadius: radius.mdLg,
    background: [
      rings({ center: '50% 50%', gap: ringGap, ringColor: mixed(13, 'transparent') }),
      `linear-gradient(180deg, ${mixed(4, color.surface2)}, ${mixed(15, color.surface2)})`,
    ].join(', '),
    color: rarityColor,
    '@supports': { '(corner-shape: scoop)': { cornerShape: 'scoop' } },
  }),
)

/** Large art casts a hard shadow in its own color. */
export const icon = style(
  inComponents({
    width: iconSize,
    height: iconSize,
    filter: `drop-shadow(0 ${shadowOffset} 0 ${mixed(38, color.canvas)})`,
    '@media': { [media.mobile]: { width: iconSizeOnMobile, height: iconSizeOnMobile } },
  }),
)

export const upgrade = style(
  inComponents({
    ...type.xs,
    position: 'absolute',
    bottom: minus(upgradeOverhang),
    maxWidth: `calc(100% - ${space[4]})`,
    paddingInline: space[1.5],
    border: `${border.thin} solid ${mixed(40, 'transparent')}`,
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
    left: space[2],
    top: space[2],
    // The picture's filter creates a stacking context that would cover the tags.
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1.5],
    maxWidth: `calc(100% - ${space[4]})`,
    // Stops above the name and the price.
    maxHeight: `calc(100% - ${space[4]})`,
    overflow: 'hidden',
    '@media': { [media.mobile]: { left: space[1.5], top: space[1.5] } },
  }),
)

export const body = style(
  inComponents({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Prices stand in line, however long the names beside each other are.
    gridTemplateRows: 'auto auto 1fr',
    gap: space[0.75],
    padding: `${space[3]} ${space[3.5]}`,
    '@media': { [media.mobile]: { padding: `${space[2.5]} ${space[3]} ${space[3]}` } },
  }),
)

/** The narrow cards of a phone have room for two lines. */
const twoLinesOnMobile = {
  [media.mobile]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
} as const

export const name = style(
  inComponents({
    ...type.md,
    ...truncate,
    fontWeight: vars.weight.semibold,
    color: color.text,
    '@media': twoLinesOnMobile,
  }),
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
    gap: space[2],
    color: color.text3,
    '@media': { [media.mobile]: { flexWrap: 'wrap', rowGap: space[1] } },
  }),
)
export const subcategory = style(inComponents({ ...truncate, '@media': twoLinesOnMobile }))
export const pips = style(inComponents({ flex: 'none', marginInlineEnd: space[0.5] }))

export const foot = style(
  inComponents({
    display: 'flex',
    alignSelf: 'end',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: vars.control.sm,
    marginBlockStart: space[2],
    '@media': { [media.mobile]: { minHeight: footMinHeightOnMobile } },
  }),
)

export const go = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: goSize,
    height: goSize,
    border: `${border.thin} solid ${color.lineStrong}`,
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
    gap: space[4],
    '@media': {
      [threeColumns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2.5] },
    },
  }),
)
export const cell = style(inComponents({ display: 'grid', minWidth: 0 }))
