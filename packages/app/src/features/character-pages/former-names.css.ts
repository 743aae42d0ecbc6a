import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space, weight } = vars

export const list = style({ listStyle: 'none', paddingBlockEnd: space[1] })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  padding: `${space[2.5]} ${space[5]}`,
  borderBlockStart: `${border.thin} solid ${color.line}`,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

export const name = style({ minWidth: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' })

export const until = style({ ...type.sm, color: color.text3 })
