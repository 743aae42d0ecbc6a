import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const columnGap = '26px'

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${columnGap}`,
    '@media': {
      [media.belowDesktop]: { columnGap: vars.space[4.5] },
      [media.mobile]: { columnGap: vars.space[2], justifyContent: 'space-between' },
    },
  }),
)
export const root = style(inComponents({ minWidth: 0 }))
export const label = style(inComponents({ ...type.xs, color: vars.color.text3, overflowWrap: 'anywhere' }))
export const value = style(inComponents({ ...type.xl, overflowWrap: 'anywhere' }))
