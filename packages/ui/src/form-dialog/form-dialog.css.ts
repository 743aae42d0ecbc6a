import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const form = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }),
)
