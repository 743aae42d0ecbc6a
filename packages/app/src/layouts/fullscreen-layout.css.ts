import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const mainMaxWidth = '760px'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: vars.layout.topbarHeight,
  padding: `0 ${vars.layout.gutter}`,
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [media.aboveMobile]: { padding: `0 ${vars.layout.wideGutter}` } },
})

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

export const main = style({
  maxWidth: mainMaxWidth,
  margin: '0 auto',
  padding: `${vars.space[12]} ${vars.layout.gutter} ${vars.space[20]}`,
  outline: 'none',
})
