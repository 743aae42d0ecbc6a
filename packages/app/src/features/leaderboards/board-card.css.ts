import { stickyTop } from '@olympus/ui/table/table.css'
import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

export const card = style({
  marginBlockStart: space[5],
  // `hidden` would stop the table head from sticking to the page.
  overflow: 'clip',
  vars: { [stickyTop]: barsHeight },
  '@media': { [media.mobile]: { marginBlockStart: space[3.5] } },
})

export const footer = style({ borderBlockStart: `${border.thin} solid ${color.line}` })

export const notice = style({
  marginBlockStart: space[5],
  '@media': { [media.mobile]: { marginBlockStart: space[3.5] } },
})
