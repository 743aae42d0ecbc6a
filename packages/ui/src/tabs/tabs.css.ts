import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const root = style(inComponents({ display: 'grid', gap: vars.space[5], minWidth: 0 }))

export const panel = style(
  inComponents({
    minWidth: 0,
    overflowWrap: 'anywhere',
    selectors: { '&:focus-visible': { borderRadius: vars.radius.sm } },
  }),
)
