import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const rounding = '2px'

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    maxWidth: '100%',
    minWidth: 0,
  }),
)

export const value = style(
  inComponents({
    ...type.sm,
    display: 'inline-block',
    minWidth: 0,
    // Slightly wider than its characters, which are not aligned to whole pixels.
    maxWidth: `calc(18ch + ${rounding})`,
    fontFamily: vars.font.mono,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    userSelect: 'all',
  }),
)

// Not a flex item: browsers copy a line break between flex items.
export const head = style(
  inComponents({
    display: 'inline-block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
  }),
)
