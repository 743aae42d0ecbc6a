import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { coveringInput, focusRing } from '../theme/mixins.ts'
import { truncate } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, ring, space } = vars

const optionMinHeight = '36px'
const codeWidth = '22px'

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[0.5],
    padding: vars.space[2],
    border: `${border.thin} solid ${color.line}`,
    borderRadius: vars.radius.lg,
    background: color.surface1,
    boxShadow: vars.elevation.card,
  }),
)

export const option = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: optionMinHeight,
    padding: `${space[1]} ${space[3]}`,
    borderRadius: vars.radius.md,
    color: color.text2,
    cursor: 'pointer',
    transition: `background-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      '&:has(:checked)': {
        background: color.surface3,
        color: color.text,
        fontWeight: vars.weight.semibold,
      },
      '&:has(:focus-visible)': focusRing(ring.inside),
    },
    '@media': {
      [media.mobile]: { minHeight: control.touch },
      [media.coarse]: { minHeight: control.touch },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { border: `${border.thin} solid Highlight` },
          '&:has(:focus-visible)': { outlineColor: 'Highlight' },
        },
      },
    },
  }),
)

export const input = style(inComponents(coveringInput))

export const code = style(
  inComponents({
    flex: 'none',
    width: codeWidth,
    color: color.text3,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.regular,
  }),
)
export const name = style(inComponents({ ...truncate, flex: 1 }))
export const tick = style(inComponents({ color: color.accentText, forcedColorAdjust: 'auto' }))
export const failure = style(
  inComponents({ gridColumn: '1 / -1', padding: `${space[0.5]} ${space[3]} ${space[1.5]}` }),
)
