import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const wordHeight = '15px'

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    minHeight: vars.control.targetMin,
    color: vars.color.text,
  }),
)

export const mark = style(inComponents({ color: vars.color.accent }))

export const word = style(
  inComponents({
    height: wordHeight,
    width: 'auto',
    fill: 'currentColor',
    selectors: {
      '[data-compact=mobile] > &': { '@media': { [media.mobile]: { display: 'none' } } },
      '[data-compact=rail] > &': { '@media': { [media.rail]: { display: 'none' } } },
    },
  }),
)
