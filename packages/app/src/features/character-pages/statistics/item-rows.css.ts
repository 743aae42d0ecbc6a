import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space, weight } = vars

export const rows = style({ display: 'grid' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `${border.thin} solid ${color.line}`,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

export const words = style({ flex: 1, display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ ...type.md, color: color.text, fontWeight: weight.medium })
export const line = style({ ...type.sm, color: color.text3 })
export const end = style({ ...type.md, flex: 'none', color: color.text2 })
