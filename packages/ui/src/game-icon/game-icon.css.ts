import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

// Forced colors do not override SVG colors by default. Our colors are only hints beside text.
export const root = style(
  inComponents({
    flex: 'none',
    fill: 'currentColor',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
  }),
)
