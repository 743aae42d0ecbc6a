import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const rewardMinWidth = '170px'
const rewardMinHeight = '48px'
const nameLeading = '17px'
const lineLeading = '15px'

/** Two columns if they fit. */
export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rewardMinWidth}), 1fr))`,
    alignContent: 'space-evenly',
    gap: `${space[1]} ${space[4]}`,
    minWidth: 0,
  }),
)

export const reward = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    minWidth: 0,
    minHeight: rewardMinHeight,
  }),
)
export const words = style(inComponents({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))
export const name = style(inComponents({ ...type.sm, lineHeight: nameLeading, color: color.text }))
export const line = style(inComponents({ ...type.xs, lineHeight: lineLeading, color: color.text2 }))
