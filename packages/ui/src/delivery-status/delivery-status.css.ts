import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const root = style(
  inComponents({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[1.5], maxWidth: '100%' }),
)
