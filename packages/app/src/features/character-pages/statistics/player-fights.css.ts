import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const ringColumn = '220px'

export const picture = style({
  display: 'grid',
  gridTemplateColumns: `${ringColumn} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const ring = style({ display: 'grid', justifyItems: 'center', gap: space[3], minWidth: 0 })

export const mark = style({ ...type.sm, color: color.text2, textAlign: 'center' })

export const facts = style({ display: 'grid', gap: space[3], minWidth: 0 })
