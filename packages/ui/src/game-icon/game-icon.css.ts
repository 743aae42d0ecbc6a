import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

// The browser spares the color that an SVG sets itself; ours are hints, and text stands beside them.
export const root = style(
  inComponents({
    flex: 'none',
    fill: 'currentColor',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
  }),
)
