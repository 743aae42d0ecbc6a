import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[1.5]} ${space[2]} ${space[3]}`,
  border: `${border.thin} solid ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: color.sunken,
  color: color.text2,
})

export const hash = style({ ...type.sm, flex: 1, minWidth: 0 })

export const code = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' })

export const mark = style({
  background: 'none',
  color: color.danger,
  textDecoration: 'underline',
  textUnderlineOffset: space[0.75],
})

export const copy = style({ flex: 'none' })
