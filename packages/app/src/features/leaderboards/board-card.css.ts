import { stickyTop } from '@olympus/ui/table/table.css'
import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, radius, space } = vars

const corner = `calc(${radius.lg} - ${border.thin})`

export const card = style({
  marginBlockStart: space[5],
  vars: { [stickyTop]: barsHeight },
  '@media': { [media.mobile]: { marginBlockStart: space[3.5] } },
})

export const podium = style({ borderRadius: `${corner} ${corner} 0 0` })

export const waiting = style([podium, { visibility: 'hidden' }])

/** Not the card itself is clipped: the names that the search finds may be longer than a short list. */
export const list = style({
  // `hidden` would stop the table head from sticking to the page.
  overflow: 'clip',
  containerType: 'inline-size',
  borderRadius: `0 0 ${corner} ${corner}`,
})

export const footer = style({ borderBlockStart: `${border.thin} solid ${color.line}` })

export const notice = style({
  marginBlockStart: space[5],
  '@media': { [media.mobile]: { marginBlockStart: space[3.5] } },
})
