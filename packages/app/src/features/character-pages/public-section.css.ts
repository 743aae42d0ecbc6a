import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const placeMinWidth = '104px'

export const hint = style({ ...type.sm, color: color.text3 })

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${placeMinWidth}, 1fr))`,
  gap: space[4],
  listStyle: 'none',
})

export const place = style({
  ...type.sm,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[1],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: color.text2,
})

export const name = style({ ...type.xs, color: color.text3 })
