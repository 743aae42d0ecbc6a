import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const numberLeading = '46px'
const numberTextOnMobile = '38px'
const numberLeadingOnMobile = '40px'

export const root = style(
  inComponents({
    display: 'grid',
    gap: space[0.5],
    justifyItems: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
)
export const rootSmall = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[1.5] }),
)
export const label = style(inComponents({ ...type.sm, color: color.text3 }))

export const time = style(inComponents({ ...type.md, color: color.text2 }))

export const timeSmall = style(inComponents({ ...type.sm, color: color.text2 }))

export const part = style(
  inComponents({
    whiteSpace: 'pre-wrap',
    wordSpacing: space[0.75],
    selectors: {
      '& + &': { marginInlineStart: space[3] },
      [`${timeSmall} & + &`]: { marginInlineStart: space[0.5] },
    },
  }),
)

export const number = style(
  inComponents({
    ...type['4xl'],
    lineHeight: numberLeading,
    color: color.text,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.mobile]: { fontSize: numberTextOnMobile, lineHeight: numberLeadingOnMobile },
      // The backplate of the digits must not cover the label.
      [media.forcedColors]: { lineHeight: 'normal' },
    },
  }),
)

export const numberSmall = style(
  inComponents({ color: color.text, fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' }),
)

export const done = style(inComponents({ ...type.xl, color: color.text }))

export const doneSmall = style(inComponents({ ...type.sm, color: color.text }))
