import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, radius, ring, space, weight } = vars

export const root = style(
  inComponents({
    ...type.xs,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1.25],
    maxWidth: '100%',
    minHeight: vars.size.label,
    padding: `${space[0.5]} ${space[2]}`,
    border: `${border.thin} solid ${color.line}`,
    borderRadius: radius.sm,
    background: color.surface3,
    color: color.text2,
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-removable]': {
        minHeight: control.sm,
        padding: `0 0 0 ${space[3]}`,
        borderColor: color.lineStrong,
        // Half circles for one line of text; small enough that two lines still look like one tag.
        borderRadius: radius.xl,
        fontSize: vars.text.sm,
        lineHeight: vars.leading.sm,
        color: color.text,
      },
    },
  }),
)

export const tone = styleVariants(
  {
    plain: {},
    solid: {
      background: color.accent,
      color: color.onAccent,
      borderColor: 'transparent',
      fontWeight: weight.semibold,
    },
  },
  (rule) => inVariants(rule),
)

export const label = style(inComponents({ minWidth: 0 }))

export const remove = style(
  inComponents({
    flex: 'none',
    alignSelf: 'stretch',
    display: 'grid',
    placeItems: 'center',
    width: control.sm,
    minHeight: `calc(${control.sm} - 2 * ${border.thin})`,
    border: 0,
    borderRadius: radius.xl,
    background: 'transparent',
    color: color.text3,
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: duration.fast,
    transitionTimingFunction: ease.out,
    selectors: {
      '&:hover, &[data-hover]': { background: color.hover, color: color.text },
      '&:active': { background: color.press },
      '&:focus-visible': { outlineOffset: ring.inside },
    },
    '@media': { [media.forcedColors]: { color: 'ButtonText' } },
  }),
)

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const entry = style(inComponents({ display: 'flex', minWidth: 0 }))
