import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const label = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    minWidth: 0,
    color: color.text2,
  }),
)
export const icon = style(inComponents({ flex: 'none', color: color.text3 }))
export const name = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }))
