import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { space } = vars

const searchWidth = '220px'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `0 ${space[5]} ${space[4]}`,
  '@media': { [media.mobile]: { padding: `0 ${space[4]} ${space[3.5]}` } },
})

export const search = style({
  width: searchWidth,
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { width: '100%', marginInlineStart: 0 } },
})
