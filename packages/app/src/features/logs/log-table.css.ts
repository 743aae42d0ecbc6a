import { stickyTop } from '@olympus/ui/table/table.css'
import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({
  marginTop: vars.space[6],
  // `hidden` would stop the table head from sticking to the page.
  overflow: 'clip',
  vars: { [stickyTop]: barsHeight },
  '@media': { [media.mobile]: { marginTop: vars.space[4] } },
})
