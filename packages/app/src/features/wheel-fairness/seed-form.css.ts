import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  outline: 'none',
})

export const labelled = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1.5] })

export const label = style({ ...type.sm, fontWeight: vars.weight.medium })

export const hint = style({ ...type.xs, color: color.text3 })

export const number = style({})
globalStyle(`${number} input`, { fontFamily: vars.font.mono })

export const rotate = style({ flexGrow: 1 })
