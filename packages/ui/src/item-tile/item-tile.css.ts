import { style, styleVariants } from '@vanilla-extract/css'

import { rarityColor } from '../rarity-pips/rarity.css.ts'
import { inComponents, inVariants } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { selectedFrame } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, ring, space } = vars

/** Side and radius. */
const sides = {
  36: ['36px', '7px'],
  48: ['48px', '9px'],
  64: ['64px', '11px'],
  72: ['72px', '14px'],
} as const
const upgradeOverhang = '7px'
const tagSize = '20px'

const tinted = (percent: number) => `color-mix(in oklab, ${rarityColor} ${percent}%, ${color.surface2})`

const hovered = 'a:hover &, button:hover &, &[data-hover]'

/** The plaque: scooped corners where the browser supports them, rounded corners elsewhere. */
export const root = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    border: `${border.thin} solid color-mix(in oklab, ${rarityColor} 40%, transparent)`,
    background: `linear-gradient(180deg, ${tinted(5)}, ${tinted(17)})`,
    color: rarityColor,
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: {
      [hovered]: {
        background: tinted(26),
        borderColor: `color-mix(in oklab, ${rarityColor} 70%, transparent)`,
      },
    },
    '@supports': { '(corner-shape: scoop)': { cornerShape: 'scoop' } },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
)

export const size = styleVariants(sides, ([side, borderRadius]) =>
  inVariants({ width: side, height: side, borderRadius }),
)

export const state = styleVariants(
  {
    selected: {
      ...selectedFrame,
      '@media': {
        [media.forcedColors]: { outline: `${ring.width} solid Highlight`, outlineOffset: ring.close },
      },
    },
    empty: {
      border: `${border.thin} dashed ${color.lineControl}`,
      background: color.sunken,
      color: color.textDisabled,
    },
    locked: { borderColor: color.lineStrong, background: color.surface3, color: color.text3 },
  },
  (rule) => inVariants(rule),
)

/** Uses the accent colors instead of a rarity, for a character's class. */
export const accent = style(inComponents({ vars: { [rarityColor]: color.accent } }))

export const icon = style(
  inComponents({
    width: '62%',
    height: '62%',
    selectors: {
      [`${state.empty} &`]: { opacity: 0.5 },
      [`${state.locked} &`]: { width: '36%', height: '36%' },
    },
  }),
)

const caption = {
  position: 'absolute',
  fontSize: vars.text['2xs'],
  lineHeight: vars.leading['2xs'],
  color: color.text,
} as const

export const quantity = style(
  inComponents({
    ...caption,
    right: space[1.25],
    bottom: space[0.75],
    fontWeight: vars.weight.semibold,
    // Moves the quantity away from the scooped corner.
    '@supports': { '(corner-shape: scoop)': { right: space[3.5], bottom: space[0.25] } },
  }),
)
export const upgrade = style(
  inComponents({
    ...caption,
    bottom: minus(upgradeOverhang),
    paddingInline: space[1],
    borderRadius: vars.radius.xs,
    border: `${border.thin} solid color-mix(in oklab, ${rarityColor} 40%, transparent)`,
    background: color.surface1,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  }),
)

export const tags = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: minus(space[1.5]),
    insetBlockStart: minus(space[1.5]),
    display: 'flex',
    gap: space[0.5],
  }),
)
export const tag = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: tagSize,
    height: tagSize,
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.surface3,
    color: color.text2,
    selectors: {
      '&[data-tag=onSale]': { borderColor: 'transparent', background: color.accent, color: color.onAccent },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'CanvasText',
        selectors: { '&[data-tag=onSale]': { borderColor: 'CanvasText' } },
      },
    },
  }),
)
