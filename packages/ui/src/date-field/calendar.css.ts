import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { focusRing } from '../theme/mixins.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, radius, ring, space } = vars

const cellSize = '36px'

export const root = style(inComponents({ display: 'grid', gap: space[2] }))

export const head = style(
  inComponents({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
)

export const title = style(
  inComponents({ ...type.md, color: color.text, fontWeight: vars.weight.semibold, textAlign: 'center' }),
)

export const grid = style(inComponents({ borderCollapse: 'collapse', marginInline: 'auto' }))

export const weekday = style(
  inComponents({
    ...type.xs,
    width: cellSize,
    height: control.targetMin,
    color: color.text3,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
  }),
)

export const place = style(inComponents({ padding: 0 }))

export const day = style(
  inComponents({
    ...type.md,
    display: 'grid',
    placeItems: 'center',
    width: cellSize,
    height: cellSize,
    border: `${border.thin} solid transparent`,
    borderRadius: radius.md,
    color: color.text,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&[data-today]': { borderColor: color.lineControl },
      '&:focus-visible': focusRing(ring.inside),
      '&[data-selected]': {
        background: color.accent,
        color: color.onAccent,
        fontWeight: vars.weight.semibold,
      },
      '&[data-disabled]': { color: color.textDisabled, background: 'none', cursor: 'not-allowed' },
      '&[data-outside]': { visibility: 'hidden' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
)
