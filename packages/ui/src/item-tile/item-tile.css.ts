import { style, styleVariants } from '@vanilla-extract/css'

import { rarityColor } from '../rarity-pips/rarity.css.ts'
import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease } = vars

const tinted = (percent: number) => `color-mix(in oklab, ${rarityColor} ${percent}%, ${color.surface2})`

const hovered = 'a:hover &, button:hover &, &[data-hover]'

/** The plaque: scooped corners where the browser supports them, rounded corners elsewhere. */
export const root = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    border: `1px solid color-mix(in oklab, ${rarityColor} 40%, transparent)`,
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

export const size = styleVariants(
  {
    36: { width: 36, height: 36, borderRadius: 7 },
    48: { width: 48, height: 48, borderRadius: 9 },
    64: { width: 64, height: 64, borderRadius: 11 },
    72: { width: 72, height: 72, borderRadius: 14 },
  },
  (rule) => inVariants(rule),
)

export const state = styleVariants(
  {
    selected: {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: 1 } },
    },
    empty: {
      border: `1px dashed ${color.lineControl}`,
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

const caption = { position: 'absolute', fontSize: '11px', lineHeight: '14px', color: color.text } as const

export const quantity = style(
  inComponents({
    ...caption,
    right: 5,
    bottom: 3,
    fontWeight: vars.weight.semibold,
    // Moves the quantity away from the scooped corner.
    '@supports': { '(corner-shape: scoop)': { right: 14, bottom: 1 } },
  }),
)
export const upgrade = style(
  inComponents({
    ...caption,
    bottom: -7,
    paddingInline: 4,
    borderRadius: vars.radius.xs,
    border: `1px solid color-mix(in oklab, ${rarityColor} 40%, transparent)`,
    background: color.surface1,
    fontWeight: vars.weight.medium,
  }),
)

export const tags = style(
  inComponents({ position: 'absolute', insetInlineStart: -6, insetBlockStart: -6, display: 'flex', gap: 2 }),
)
export const tag = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    border: `1px solid ${color.lineStrong}`,
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
