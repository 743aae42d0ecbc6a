import { createVar, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease } = vars

const tint = createVar()

export const root = style(
  inComponents({
    ...type.xs,
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    // Reserves the line of the word, so that nothing below moves when it appears.
    minHeight: vars.leading.xs,
    vars: { [tint]: color.danger },
    selectors: {
      '&[data-level="2"]': { vars: { [tint]: color.warning } },
      '&[data-level="3"], &[data-level="4"]': { vars: { [tint]: color.success } },
    },
  }),
)

export const bars = style(inComponents({ flex: '1 1 120px', display: 'flex', gap: 4 }))

export const bar = style(
  inComponents({
    flex: 1,
    height: 4,
    borderRadius: vars.radius.full,
    background: color.surface4,
    transition: `background-color ${duration.fast} ${ease.out}`,
    selectors: { '&[data-filled]': { background: tint } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        border: '1px solid CanvasText',
        background: 'Canvas',
        height: 6,
        selectors: { '&[data-filled]': { background: 'CanvasText' } },
      },
    },
  }),
)

/** Wide enough for most words, so that the bars keep their length. */
export const word = style(
  inComponents({
    minWidth: 76,
    maxWidth: '100%',
    color: tint,
    fontWeight: vars.weight.medium,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  }),
)
