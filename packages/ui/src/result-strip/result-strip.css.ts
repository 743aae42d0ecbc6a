import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const wonHeight = '26px'
const lostHeight = '16px'
const resultRadius = '3px'
const edge = '1.5px'

export const root = style(
  inComponents({ ...type.sm, display: 'grid', gap: space[1.5], minWidth: 0, overflowWrap: 'anywhere' }),
)
export const caption = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[0.5]} ${space[3]}`,
  }),
)
export const label = style(inComponents({ color: color.text2 }))
export const summary = style(inComponents({ color: color.text3 }))

export const results = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: space[1],
    height: wonHeight,
    '@media': { [media.mobile]: { gap: space[0.75] } },
  }),
)

/** The outcomes differ by height and filling, not by color alone. */
export const result = style(
  inComponents({
    height: wonHeight,
    borderRadius: resultRadius,
    background: color.accent,
    selectors: {
      '&[data-outcome=lost]': {
        height: lostHeight,
        background: 'none',
        boxShadow: `inset 0 0 0 ${edge} ${color.text3}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'CanvasText',
        selectors: {
          '&[data-outcome=lost]': { background: 'none', boxShadow: `inset 0 0 0 ${edge} CanvasText` },
        },
      },
    },
  }),
)

export const ends = style(
  inComponents({ ...type.xs, display: 'flex', justifyContent: 'space-between', color: color.text3 }),
)
