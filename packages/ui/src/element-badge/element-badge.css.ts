import { style, styleVariants } from '@vanilla-extract/css'

import { gameColors } from '../theme/game-colors.css.ts'
import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1.25],
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    // A column of a table is at least as wide as its longest word.
    selectors: { 'td > &': { overflowWrap: 'inherit' } },
  }),
)

export const icon = styleVariants(gameColors.element, (color) => inComponents({ color }))
