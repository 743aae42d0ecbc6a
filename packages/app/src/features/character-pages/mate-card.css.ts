import { rarityColor } from '@olympus/ui/rarity-pips/rarity.css'
import { media } from '@olympus/ui/theme/media'
import { minus } from '@olympus/ui/theme/lengths'
import { selectedFrame } from '@olympus/ui/theme/mixins'
import { type } from '@olympus/ui/theme/type-styles'
import { gameColors } from '@olympus/ui/theme/game-colors.css'
import { vars } from '@olympus/ui/theme/vars.css'
import { style, styleVariants } from '@vanilla-extract/css'

const { border, color, duration, ease, radius, ring, size, space } = vars

const marksMinHeight = '22px'
const rankSide = '24px'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  width: '100%',
  height: '100%',
  padding: space[4],
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface1,
  boxShadow: vars.elevation.card,
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${duration.fast} ${ease.out}`,
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&[aria-pressed=true]': selectedFrame,
  },
  '@media': {
    [media.motion]: {
      transition: `border-color ${duration.fast} ${ease.out}, transform ${duration.base} ${ease.out}`,
      selectors: { '&:hover': { transform: `translateY(${minus(space[0.5])})` } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed=true]': { outline: `${ring.width} solid Highlight`, outlineOffset: ring.close },
      },
    },
  },
})

export const head = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 })

export const portrait = styleVariants(gameColors.element, (element) => ({ vars: { [rarityColor]: element } }))

export const words = style({ display: 'grid', gap: space[0.5], minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ ...type.mdLg, fontWeight: vars.weight.semibold })

export const hint = style({ ...type.sm, color: color.text3 })

export const marks = style({
  ...type.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1.5],
  minHeight: marksMinHeight,
  color: color.text2,
  selectors: { [`${card} > &`]: { justifyContent: 'space-between' } },
})

export const figures = style({
  ...type.sm,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[2]} ${space[5]}`,
})

export const loyalty = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2.5],
})

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
  minWidth: 0,
})

export const label = style({ color: color.text3 })

export const value = style({ fontWeight: vars.weight.semibold })

export const track = style({
  overflow: 'hidden',
  height: size.bar,
  borderRadius: radius.full,
  background: color.surface4,
  '@media': { [media.forcedColors]: { outline: `${border.thin} solid CanvasText` } },
})

export const filled = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.full,
  background: color.accent,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})

export const gear = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

export const skills = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})

export const ranks = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] })

export const rank = style({
  ...type.xs,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: rankSide,
  height: rankSide,
  padding: `0 ${space[1.5]}`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.sm,
  background: color.surface3,
  fontWeight: vars.weight.semibold,
  color: color.text,
  selectors: {
    '&[data-top]': { borderColor: color.accentLine, background: color.accentSoft, color: color.accentText },
  },
})
