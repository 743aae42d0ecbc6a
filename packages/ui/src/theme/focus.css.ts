import { globalStyle } from '@vanilla-extract/css'

import { inReset } from './layered.ts'
import { media } from './media.ts'
import { focusRing } from './mixins.ts'
import { vars } from './vars.css.ts'

/** The focus ring of all controls. An outline, so that forced colors keep it. */
globalStyle(
  ':focus-visible',
  inReset({
    ...focusRing(vars.ring.outside),
    '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
  }),
)

/** For elements that receive the focus only so that reading continues there. Not interactive, so no ring. */
globalStyle(':is(main, h1, h2, h3)[tabindex="-1"]:focus-visible', inReset({ outline: 'none' }))
