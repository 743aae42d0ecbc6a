import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, radius, space } = vars
const ring = '2px'

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const zone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: space[7],
  border: `${border.thin} dashed ${color.lineControl}`,
  borderRadius: radius.md,
  background: color.sunken,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-over], &:hover': { borderColor: color.accent },
    '&:focus-within': { outline: `${ring} solid ${color.accent}`, outlineOffset: ring },
  },
})
/** Covers the zone, so that a press and a drop anywhere reach it. */
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' })
export const zoneIcon = style({ color: color.text3 })
export const zoneTitle = style({ fontWeight: vars.weight.semibold })
export const withPointer = style({ '@media': { [media.coarse]: { display: 'none' } } })
export const withFinger = style({
  display: 'none',
  '@media': { [media.coarse]: { display: 'inline' } },
})
export const hint = style({ ...type.sm, color: color.text3 })

export const running = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `${border.thin} dashed ${color.lineControl}`,
  borderRadius: radius.md,
})
export const file = style({ display: 'flex', alignItems: 'center', gap: space[3], overflowWrap: 'anywhere' })
export const runningEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})

export const hash = style({ ...type.sm, fontFamily: vars.font.mono })
export const hashes = style({
  ...type.sm,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: space[3],
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] })
