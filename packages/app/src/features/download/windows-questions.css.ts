import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, radius, space } = vars
const pictureHeight = 148
const strokeHeight = 6
const numberSize = 20

const line = `${border.thin} solid ${color.lineStrong}`

/** Beside the heading, on a phone below it. */
export const order = style({
  ...type.sm,
  color: color.text3,
  '@media': { [media.mobile]: { flexBasis: '100%', marginBlockStart: minus(space[2]) } },
})

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[5],
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const step = style({ display: 'grid', alignContent: 'start', gap: space[2], minWidth: 0 })

export const picture = style({
  ...type.xs,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minHeight: pictureHeight,
  overflow: 'hidden',
  border: line,
  borderRadius: radius.sm,
  background: color.surface2,
})

export const bar = style({ padding: `${space[1]} ${space[3]}`, background: color.surface4 })
export const stroke = style({
  width: '70%',
  height: strokeHeight,
  marginInline: space[3],
  borderRadius: radius.sm,
  background: color.surface4,
})
export const link = style({ marginInline: space[3], textDecoration: 'underline' })
export const publisher = style({ display: 'grid', marginInline: space[3] })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[2],
  marginBlockStart: 'auto',
  padding: space[3],
})
export const button = style({
  padding: `${space[1]} ${space[3]}`,
  border: line,
  borderRadius: radius.sm,
  selectors: {
    '&[data-pressed]': { borderColor: color.text, outline: `${border.thin} solid ${color.text}` },
  },
})

export const title = style({ ...type.md, display: 'flex', gap: space[2], fontWeight: 500 })
export const number = style({
  ...type.xs,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: numberSize,
  height: numberSize,
  borderRadius: '50%',
  background: color.surface4,
})
export const text = style({ ...type.sm, color: color.text2, textWrap: 'pretty' })
