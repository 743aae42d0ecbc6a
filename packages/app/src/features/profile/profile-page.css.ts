import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const balanceUnitPaddingBottom = '9px'
const reasonBasis = '240px'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.asideWidth}`,
  alignItems: 'start',
  gap: vars.space[6],
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
  },
})

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  minWidth: 0,
  '@media': { [media.mobile]: { gap: vars.space[4] } },
})

export const isOn = style({ color: vars.color.success })

export const isOff = style({ color: vars.color.text3 })

export const presence = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  margin: `0 ${vars.space[5]} ${vars.space[4]}`,
  '@media': { [media.mobile]: { margin: `0 ${vars.space[4]} ${vars.space[3.5]}` } },
})

/** Beside the badge if there is room for a readable line, otherwise below. */
export const presenceReason = style({ ...type.sm, flex: `1 1 ${reasonBasis}`, color: vars.color.text2 })

export const rosterHead = style({
  ...type.sm,
  display: 'flex',
  justifyContent: 'space-between',
  margin: `${vars.space[4]} ${vars.space[5]} 0`,
  color: vars.color.text3,
  fontWeight: vars.weight.regular,
  '@media': { [media.mobile]: { margin: `${vars.space[3.5]} ${vars.space[4]} 0` } },
})

export const featured = style({
  margin: `0 ${vars.space[5]}`,
  '@media': { [media.mobile]: { margin: `0 ${vars.space[4]}` } },
})

export const roster = style({
  padding: `${vars.space[1]} ${vars.space[2.5]} 0`,
  selectors: { '&:last-child': { paddingBottom: vars.space[3.5] } },
  '@media': { [media.mobile]: { padding: `${vars.space[1]} ${vars.space[1.5]} 0` } },
})

export const count = style({ ...type.sm, color: vars.color.text3 })

export const balance = style({ display: 'grid', gap: vars.space[4], padding: vars.space[5] })

export const balanceLabel = style({ ...type.sm, color: vars.color.text3 })

export const balanceLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2.5]}`,
  marginTop: vars.space[1.5],
})

export const balanceAmount = style({ ...type['4xl'], overflowWrap: 'break-word', color: vars.color.text })

export const balanceUnit = style({
  ...type.sm,
  alignSelf: 'flex-end',
  paddingBottom: balanceUnitPaddingBottom,
  color: vars.color.text3,
})

export const balanceActions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] })

/** The narrow padding makes both German labels fit. */
export const balanceAction = style({ paddingInline: vars.space[2.5] })

export const email = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
})

export const reveal = style({
  margin: `${minus(vars.space[1.5])} ${minus(vars.space[2])} ${minus(vars.space[1.5])} 0`,
})

export const rosterTitle = style({ ...type.sm, fontWeight: vars.weight.regular })

export const activityLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[0.5]} ${vars.space[2]}`,
})

export const swapState = style({ ...type.lg, color: vars.color.text })

export const swapTime = style({
  ...type.md,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  color: vars.color.text2,
  whiteSpace: 'pre-wrap',
})

export const swapNumber = style({
  ...type['2xl'],
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
})

export const swapRule = style({ ...type.sm, marginTop: vars.space[2], color: vars.color.text3 })
