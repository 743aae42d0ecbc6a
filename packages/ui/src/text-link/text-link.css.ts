import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const root = style(
  inComponents({
    color: vars.color.text,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.border.thin,
    textDecorationColor: vars.color.lineControl,
    textUnderlineOffset: vars.space[0.75],
    overflowWrap: 'anywhere',
    transition: `color ${vars.duration.fast} ${vars.ease.out}`,
    selectors: {
      '&:hover': { color: vars.color.accentText, textDecorationColor: vars.color.accent },
      '&[data-quiet]': {
        display: 'inline-block',
        maxWidth: '100%',
        paddingBlock: vars.space[1],
        color: 'inherit',
        textDecorationLine: 'none',
      },
      '&[data-quiet]:hover': { color: vars.color.text, textDecorationLine: 'underline' },
    },
  }),
)
