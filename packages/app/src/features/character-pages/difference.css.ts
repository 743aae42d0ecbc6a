import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const difference = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
})

export const same = style({ color: color.text3 })
