import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, space, weight } = vars

const cellPaddingBlock = '9px'

export const table = style(inComponents({ ...type.sm, width: '100%', overflowWrap: 'anywhere' }))

export const line = style(
  inComponents({
    selectors: { '& + &, thead + tbody &': { borderBlockStart: `${border.thin} solid ${color.line}` } },
  }),
)

const cell = {
  padding: `${cellPaddingBlock} 0 ${cellPaddingBlock} ${space[4]}`,
  verticalAlign: 'baseline',
} as const

export const rowHead = style(
  inComponents({
    ...cell,
    paddingInlineStart: 0,
    color: color.text2,
    fontWeight: weight.regular,
    textAlign: 'start',
  }),
)

export const number = style(
  inComponents({ ...cell, color: color.text, fontWeight: weight.medium, textAlign: 'end' }),
)

export const columnHead = style(
  inComponents({
    ...cell,
    ...type.xs,
    color: color.text3,
    fontWeight: weight.medium,
    textAlign: 'end',
    selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
  }),
)
