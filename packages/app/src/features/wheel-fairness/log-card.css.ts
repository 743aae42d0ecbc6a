import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

const hairline = `${border.thin} solid ${color.line}`

const inset = {
  paddingInline: space[5],
  '@media': { [media.mobile]: { paddingInline: space[4] } },
} as const

export const lead = style({ ...inset, paddingBlockEnd: space[3.5], color: color.text2, textWrap: 'pretty' })

export const alarm = style({
  margin: `0 ${space[5]} ${space[3.5]}`,
  '@media': { [media.mobile]: { marginInline: space[4] } },
})

export const alarmAction = style({ marginBlockStart: space[2] })

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlock: hairline,
  background: color.surface2,
})

export const number = style({
  flex: '1 1 0',
  padding: `${space[3]} ${space[5]}`,
  selectors: { '& + &': { borderInlineStart: hairline } },
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

export const label = style({ ...type.xs, color: color.text3 })

export const value = style({
  ...type.lg,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[2]}`,
  fontWeight: vars.weight.semibold,
})

export const small = style({ ...type.xs, color: color.text3, fontWeight: vars.weight.regular })

export const proof = style({ ...inset, display: 'grid', gap: space[3], paddingBlock: space[5] })
