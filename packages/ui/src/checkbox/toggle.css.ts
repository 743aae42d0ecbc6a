import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const labelStart = '30px'
const switchLabelStart = '50px'

export const root = style(
  inComponents({ display: 'grid', gap: space[1], justifyItems: 'start', minWidth: 0 }),
)

export const row = style(
  inComponents({
    ...type.md,
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2.5],
    maxWidth: '100%',
    paddingBlock: space[0.5],
    color: color.text2,
    cursor: 'pointer',
    selectors: { '[data-disabled] > &': { color: color.textDisabled, cursor: 'not-allowed' } },
    '@media': {
      // A 44 px touch target without moving the text.
      [media.coarse]: {
        selectors: { '&::before': { content: '', position: 'absolute', inset: `${minus(space[2.5])} 0` } },
      },
      [media.forcedColors]: { selectors: { '[data-disabled] > &': { color: 'GrayText' } } },
    },
  }),
)

export const label = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }))

/** Aligns hint and error with the label. */
export const notes = style(
  inComponents({
    display: 'grid',
    gap: space[1],
    minWidth: 0,
    paddingInlineStart: labelStart,
    selectors: {
      '&:empty': { display: 'none' },
      [`${row}:has([role=switch]) + &`]: { paddingInlineStart: switchLabelStart },
    },
  }),
)
