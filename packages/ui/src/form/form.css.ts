import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const root = style(inComponents({ display: 'grid', gap: vars.space[4], minWidth: 0 }))

export const list = style(
  inComponents({
    display: 'grid',
    gap: vars.space[1],
    marginBlockStart: vars.space[1],
    paddingInlineStart: vars.space[4],
    listStyle: 'disc',
  }),
)
