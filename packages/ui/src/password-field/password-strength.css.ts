import { createVar, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, space } = vars

const barsBasis = '120px'
const barHeight = '4px'
const barHeightInForcedColors = '6px'
const wordMinWidth = '76px'

const tint = createVar()

export const root = style(
  inComponents({
    ...type.xs,
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[2.5]}`,
    // Reserves the line of the word, so that nothing below moves when it appears.
    minHeight: vars.leading.xs,
    vars: { [tint]: color.danger },
    selectors: {
      '&[data-level="2"]': { vars: { [tint]: color.warning } },
      '&[data-level="3"], &[data-level="4"]': { vars: { [tint]: color.success } },
    },
  }),
)

export const bars = style(inComponents({ flex: `1 1 ${barsBasis}`, display: 'flex', gap: space[1] }))

export const bar = style(
  inComponents({
    flex: 1,
    height: barHeight,
    borderRadius: vars.radius.full,
    background: color.surface4,
    transition: `background-color ${duration.fast} ${ease.out}`,
    selectors: { '&[data-filled]': { background: tint } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        border: `${border.thin} solid CanvasText`,
        background: 'Canvas',
        height: barHeightInForcedColors,
        selectors: { '&[data-filled]': { background: 'CanvasText' } },
      },
    },
  }),
)

/** Wide enough for most words, so that the bars keep their length. */
export const word = style(
  inComponents({
    minWidth: wordMinWidth,
    maxWidth: '100%',
    color: tint,
    fontWeight: vars.weight.medium,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  }),
)
