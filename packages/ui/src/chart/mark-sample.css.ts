import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius } = vars

const height = '14px'

export const sample = style(
  inComponents({
    flex: 'none',
    height,
    borderInlineStart: `${border.thick} solid ${color.text}`,
    selectors: {
      '&[data-kind=dotted]': { borderInlineStart: `${border.thick} dotted ${color.text3}` },
      '&[data-kind=dot]': { width: height, border: 0, borderRadius: radius.full, background: color.accent },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-kind=dot]': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
)
