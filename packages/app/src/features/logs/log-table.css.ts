import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({
  marginTop: vars.space[6],
  overflow: 'hidden',
  '@media': { [media.mobile]: { marginTop: vars.space[4] } },
})
