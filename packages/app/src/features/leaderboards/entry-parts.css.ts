import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

import { foldsBelow } from './board-columns.css.ts'

const { color, control, duration, ease, radius, space, weight } = vars

const rankWidthOnPhone = '44px'

export const rank = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  color: color.text3,
  fontWeight: weight.medium,
  '@media': { [media.mobile]: { flexDirection: 'column' } },
})

export const change = style({
  ...type.xs,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
  selectors: { '&[data-up]': { color: color.success } },
})

export const rankOnPhone = style({
  display: 'none',
  '@media': {
    [media.mobile]: { display: 'block', flex: 'none', minWidth: rankWidthOnPhone },
  },
})

export const character = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 })

export const words = style({ display: 'grid', minWidth: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minWidth: 0,
})

export const name = style({
  minWidth: 0,
  minHeight: control.targetMin,
  fontWeight: weight.medium,
  color: color.text,
  transition: `color ${duration.fast} ${ease.out}`,
  selectors: {
    '&:hover': { color: color.accentText, textDecorationLine: 'underline' },
    '&[data-marked]': { textDecorationLine: 'underline', textDecorationColor: color.accent },
  },
})

/** Class and report, on a line of their own on a phone. */
export const classLine = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[1]}`,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
})

export const party = style({
  ...type.sm,
  color: color.text3,
  fontWeight: weight.regular,
  '@media': { [media.mobile]: { ...type.xs } },
})

export const muted = style({ ...type.sm, color: color.text3, fontWeight: weight.regular })

const inLine = { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` } as const

/** Figures below the name, where they have no columns. */
export const figuresInLine = styleVariants(foldsBelow, (width) => ({
  display: 'none',
  '@media': { [media.mobile]: inLine },
  '@container': { [width]: inLine },
}))

export const figure = style({ ...type.xs, color: color.text3, fontWeight: weight.regular })

export const figureValue = style({ color: color.text2, fontWeight: weight.medium })

/** Solid, because the row has the soft color. */
export const you = style({ borderColor: 'transparent', background: color.accent, color: color.onAccent })

const lightUp = keyframes({ from: { background: color.accentSoft }, to: { background: 'transparent' } })

export const score = style({
  padding: `${space[0.5]} ${space[1]}`,
  marginInlineEnd: minus(space[1]),
  borderRadius: radius.xs,
  color: color.text,
  fontWeight: weight.semibold,
  selectors: { '&[data-changed]': { background: color.accentSoft } },
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-changed]': { background: 'transparent', animation: `${lightUp} 2s ${ease.out}` },
      },
    },
  },
})

export const report = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: control.targetMin,
  minHeight: control.targetMin,
  borderRadius: radius.sm,
  color: color.text3,
  selectors: { '&:hover': { color: color.text } },
  '@media': { [media.coarse]: { minWidth: control.touch, minHeight: control.touch } },
})
