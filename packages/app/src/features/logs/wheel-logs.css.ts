import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

const hairline = `${border.thin} solid ${color.line}`

/** Opens the details of an entry. */
export const choose = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minWidth: 0,
  minHeight: vars.control.touch,
  color: color.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
})

export const spin = style({ fontFamily: vars.font.mono, whiteSpace: 'nowrap' })

export const origin = style({ ...type.xs, display: 'block', color: color.text3 })

export const coupon = style({ display: 'inline-flex', borderRadius: vars.radius.sm })

export const couponBadge = style({ height: 'auto', whiteSpace: 'normal', textAlign: 'start' })

export const aside = style({
  position: 'sticky',
  top: `calc(${barsHeight} + ${space[4]})`,
  marginBlockStart: space[6],
})

export const head = style({ display: 'flex', alignItems: 'center', gap: space[3.5], padding: space[5] })

export const words = style({ display: 'grid', gap: space[0.5], minWidth: 0, overflowWrap: 'anywhere' })

export const name = style(type.xl)

export const line = style({ ...type.sm, color: color.text3 })

export const section = style({
  display: 'grid',
  gap: space[2.5],
  padding: `${space[3.5]} ${space[5]}`,
  borderBlockStart: hairline,
})

export const title = style({ ...type.md, fontWeight: vars.weight.semibold })

export const state = style({ display: 'flex' })

export const proof = style({
  display: 'grid',
  gap: space[1.5],
  padding: `${space[4]} ${space[5]} ${space[5]}`,
  borderBlockStart: hairline,
})

export const copy = style({ width: '100%' })
