import { stickyTop } from '@olympus/ui/table/table.css'
import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space, weight } = vars

const sideWidth = '420px'
const sideWidthOnRail = '360px'
const boardMaxWidth = '540px'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${sideWidth}`,
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: `minmax(0, 1fr) ${sideWidthOnRail}` },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
})

/** Where the history would be wider than its column. The full navigation leaves less room than the rail. */
const narrow = '(max-width: 1080px)'
const narrowDesktop = '(max-width: 1279px)'

export const lists = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'start',
  gap: 'inherit',
  '@media': {
    [`${narrow}, ${media.desktop} and ${narrowDesktop}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** As tall as the side, with the wheel in its middle. */
export const stage = style({ display: 'grid', alignSelf: 'stretch', gridTemplateRows: '1fr', minWidth: 0 })

export const wheel = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  minWidth: 0,
  padding: `${space[5]} ${space[6]} ${space[4]}`,
  '@media': { [media.mobile]: { padding: `${space[3]} ${space[2]}` } },
})

export const board = style({ width: '100%' })

export const wheelSkeleton = style({ width: '100%', maxWidth: boardMaxWidth, aspectRatio: '1' })

export const outcome = style({
  ...type.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  color: color.text2,
  textAlign: 'center',
})

export const sources = style({ width: '100%' })

export const sourceList = style({ display: 'grid', gap: space[1], marginTop: space[1] })

export const rows = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  borderTop: `${border.thin} solid ${color.line}`,
  '@media': { [media.mobile]: { padding: `${space[3]} ${space[4]}` } },
})

/** Receives the focus when its focused button is removed. */
export const row = style({
  ...type.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  borderRadius: vars.radius.sm,
  color: color.text2,
})

export const rowIcon = style({ color: color.text3 })

export const rowText = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const quiet = style({ color: color.text3 })

export const hash = style({ fontFamily: vars.font.mono, color: color.text })

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignSelf: 'stretch',
  gap: space[6],
  minWidth: 0,
  '@media': { [media.mobile]: { gap: space[4] } },
})

export const hint = style({ ...type.sm, marginTop: space[2], color: color.text2 })

export const rewards = style({ display: 'grid', gridTemplateRows: 'auto 1fr' })

export const rewardList = style({
  height: '100%',
  padding: `0 ${space[5]} ${space[4]}`,
  '@media': { [media.mobile]: { padding: `0 ${space[4]} ${space[3]}` } },
})

export const history = style({ vars: { [stickyTop]: barsHeight } })

export const reward = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 })

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'break-word' })

export const amount = style({ color: color.text3, fontWeight: weight.regular })

export const phoneLine = style({
  ...type.xs,
  color: color.text3,
  fontWeight: weight.regular,
  '@media': { [media.aboveMobile]: { display: 'none' } },
})

/** Otherwise the table is wider than its card. */
export const moment = style({ whiteSpace: 'normal' })

export const spinId = style({ ...type.sm, fontFamily: vars.font.mono, color: color.text3 })
