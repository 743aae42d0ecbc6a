import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 26px',
    '@media': {
      [media.belowDesktop]: { columnGap: 18 },
      [media.mobile]: { columnGap: 8, justifyContent: 'space-between' },
    },
  }),
)
export const root = style(inComponents({ minWidth: 0 }))
export const label = style(inComponents({ ...type.xs, color: vars.color.text3, overflowWrap: 'anywhere' }))
export const value = style(inComponents({ ...type.xl, overflowWrap: 'anywhere' }))
