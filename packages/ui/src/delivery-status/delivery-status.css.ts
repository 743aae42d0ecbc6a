import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'

export const root = style(
  inComponents({ display: 'inline-flex', flexWrap: 'wrap', gap: 6, maxWidth: '100%' }),
)
