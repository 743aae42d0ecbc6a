import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const root = style(
  inComponents({ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' }),
)
export const rootSmall = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 6 }),
)
export const label = style(inComponents({ ...type.sm, color: color.text3 }))

export const time = style(inComponents({ ...type.md, color: color.text2 }))

export const timeSmall = style(inComponents({ ...type.sm, color: color.text2 }))

export const part = style(
  inComponents({
    whiteSpace: 'pre-wrap',
    wordSpacing: 3,
    selectors: { '& + &': { marginInlineStart: 12 }, [`${timeSmall} & + &`]: { marginInlineStart: 2 } },
  }),
)

export const number = style(
  inComponents({
    ...type['4xl'],
    lineHeight: '46px',
    color: color.text,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.mobile]: { fontSize: '38px', lineHeight: '40px' } },
  }),
)

export const numberSmall = style(
  inComponents({ color: color.text, fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' }),
)

export const done = style(inComponents({ ...type.xl, color: color.text }))

export const doneSmall = style(inComponents({ ...type.sm, color: color.text }))
