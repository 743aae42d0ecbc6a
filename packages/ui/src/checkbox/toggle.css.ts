import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const root = style(inComponents({ display: 'grid', gap: 4, justifyItems: 'start', minWidth: 0 }))

export const row = style(
  inComponents({
    ...type.md,
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    maxWidth: '100%',
    paddingBlock: 2,
    color: color.text2,
    cursor: 'pointer',
    selectors: { '[data-disabled] > &': { color: color.textDisabled, cursor: 'not-allowed' } },
    '@media': {
      // A 44 px touch target without moving the text.
      [media.coarse]: { selectors: { '&::before': { content: '', position: 'absolute', inset: '-10px 0' } } },
      [media.forcedColors]: { selectors: { '[data-disabled] > &': { color: 'GrayText' } } },
    },
  }),
)

export const label = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }))

/** Aligns hint and error with the label. */
export const notes = style(
  inComponents({
    display: 'grid',
    gap: 4,
    minWidth: 0,
    paddingInlineStart: 30,
    selectors: {
      '&:empty': { display: 'none' },
      [`${row}:has([role=switch]) + &`]: { paddingInlineStart: 50 },
    },
  }),
)
