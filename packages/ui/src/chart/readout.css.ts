import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, weight } = vars

export const readout = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: color.text3,
  }),
)

export const value = style(
  inComponents({ flex: 'none', color: color.text, fontWeight: weight.semibold, whiteSpace: 'nowrap' }),
)
