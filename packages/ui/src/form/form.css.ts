import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const root = style(inComponents({ display: 'grid', gap: vars.space[4], minWidth: 0 }))

export const list = style(
  inComponents({ display: 'grid', gap: 4, marginBlockStart: 4, paddingInlineStart: 16, listStyle: 'disc' }),
)
