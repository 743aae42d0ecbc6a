import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Below the bar of the portal when a link leads here. */
export const card = style({ scrollMarginBlockStart: vars.layout.topbarHeight })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.mobile]: { flexBasis: '100%' } },
})

export const select = style({ borderColor: color.dangerLine })
