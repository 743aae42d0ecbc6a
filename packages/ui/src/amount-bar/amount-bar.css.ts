import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const minWidth = '56px'
const partMinWidth = '4px'

export const root = style(
  inComponents({ position: 'relative', display: 'flex', gap: vars.space[0.5], minWidth }),
)
export const legend = style(inComponents({ position: 'relative' }))
export const part = style(inComponents({ flex: 'none', minWidth: partMinWidth }))
