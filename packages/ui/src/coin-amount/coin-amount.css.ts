import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

export const root = style(
  inComponents({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[1.5]}`,
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    fontWeight: vars.weight.semibold,
  }),
)

export const size = styleVariants(
  {
    sm: { ...type.sm },
    md: { ...type.md },
    lg: { ...type['2xl'], gap: `0 ${vars.space[2]}` },
    xl: { ...type['4xl'], gap: `0 ${vars.space[2.5]}` },
  },
  (rule) => inVariants(rule),
)

/** Words share a baseline with the surrounding text. The coin is centered on the line. */
const onBaseline = { alignSelf: 'baseline' } as const

const aside = {
  ...onBaseline,
  fontFamily: vars.font.ui,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  color: vars.color.text3,
} as const

export const amount = style(inComponents(onBaseline))
export const was = style(inComponents({ ...aside, textDecorationLine: 'line-through' }))
export const unit = style(inComponents(aside))
export const visual = style(inComponents({ display: 'contents' }))
