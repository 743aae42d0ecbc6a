import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, space, weight } = vars

const titleBasis = '160px'
const cellPaddingBlock = '9px'

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    minWidth: 0,
    margin: 0,
    position: 'relative',
    containerType: 'inline-size',
  }),
)

export const head = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}` }),
)

export const title = style(
  inComponents({
    ...type.md,
    flex: `1 1 ${titleBasis}`,
    minWidth: 0,
    color: color.text,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
  }),
)

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
