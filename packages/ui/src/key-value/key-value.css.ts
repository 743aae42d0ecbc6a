import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const rowPaddingBlock = '9px'

export const list = style(inComponents(type.sm))

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: rowPaddingBlock,
    selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` } },
  }),
)
// At least as wide as its longest word, so that a long value does not squeeze it.
export const label = style(
  inComponents({ maxWidth: '60%', color: vars.color.text3, overflowWrap: 'break-word' }),
)
export const value = style(
  inComponents({
    minWidth: 0,
    textAlign: 'end',
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
)
export const tone = styleVariants({ success: vars.color.success, danger: vars.color.danger }, (color) =>
  inVariants({ color }),
)
