import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

export const group = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 })

export const legend = style({
  ...type.sm,
  padding: 0,
  paddingBlockEnd: space[1],
  color: color.text2,
  fontWeight: vars.weight.medium,
})

export const row = style({
  paddingBlock: space[2.5],
  selectors: { '& + &': { borderBlockStart: `${border.thin} solid ${color.line}` } },
})
