import { globalStyle } from '@vanilla-extract/css'

import { inReset } from './layered.ts'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

/** One ring for everything that takes the keyboard. An outline, so that it survives forced colors. */
globalStyle(
  ':focus-visible',
  inReset({
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: '2px',
    '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
  }),
)

/** Places that focus is moved to so that reading goes on there: nothing to operate, so no ring. */
globalStyle(':is(main, h1, h2, h3)[tabindex="-1"]:focus-visible', inReset({ outline: 'none' }))
