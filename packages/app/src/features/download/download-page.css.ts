import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars
const tileSize = 44
const tileRadius = 14
const sideWidth = '340px'
/** Below it, a text stands under what is beside it. */
const textWidth = '14rem'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${sideWidth}`,
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.belowDesktop]: { gap: space[4] } },
})

export const help = style({ display: 'grid', gap: space[3] })
export const quiet = style({ color: color.text2, textWrap: 'pretty' })
export const small = style({ ...type.sm, color: color.text3, overflowWrap: 'anywhere' })

export const notes = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[4],
  listStyle: 'disc',
  color: color.text2,
})

export const signer = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const sound = style({ flex: 'none', color: color.success })
export const unavailable = style({
  ...type.sm,
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  flex: `1 1 ${textWidth}`,
})

export const version = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[3],
})
export const versionText = style({ flex: 1, minWidth: 0 })
export const versionName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

export const phone = style({ '@media': { [media.aboveMobile]: { display: 'none' } } })
export const phoneTile = style({
  display: 'grid',
  placeItems: 'center',
  width: tileSize,
  height: tileSize,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: tileRadius,
  background: color.surface3,
})
export const phoneActions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[2],
})
