import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space[8] })

export const head = style({ display: 'grid', gap: vars.space[2] })

export const title = style(type['3xl'])

export const updated = style({ color: vars.color.text3 })

export const contents = style({
  display: 'grid',
  gap: vars.space[1],
  paddingLeft: vars.space[8],
  listStyle: 'decimal',
  color: vars.color.text2,
})

// The number of a link with several lines stands beside the first.
globalStyle(`${contents} a`, { baselineSource: 'first' })

export const section = style({ display: 'grid', gap: vars.space[3], scrollMarginTop: vars.space[6] })

export const sectionTitle = style(type.xl)

export const paragraph = style({ ...type.lg, color: vars.color.text2, textWrap: 'pretty' })

export const items = style({
  ...type.lg,
  display: 'grid',
  gap: vars.space[2],
  paddingLeft: vars.space[5],
  listStyle: 'disc',
  color: vars.color.text2,
})
