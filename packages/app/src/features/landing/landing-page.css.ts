import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space[8] })

export const head = style({ display: 'grid', gap: vars.space[4] })

export const title = style({
  ...type['4xl'],
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: 36, lineHeight: '40px' } },
})

export const line = style({ ...type.lg, color: vars.color.text2 })

export const actions = style({ display: 'grid', gap: vars.space[3] })
