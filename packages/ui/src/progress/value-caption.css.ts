import { globalStyle, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const caption = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[0.5]} ${space[3]}`,
    overflowWrap: 'anywhere',
  }),
)
export const label = style(inComponents({ minWidth: 0, color: color.text2 }))
export const value = style(inComponents({ minWidth: 0, color: color.text3 }))
globalStyle(
  `${value} > :is(b, strong)`,
  inComponents({ color: color.text, fontWeight: vars.weight.semibold }),
)
