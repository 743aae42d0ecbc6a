import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', alignContent: 'start', gap: vars.space[6] })

export const head = style({ display: 'grid', gap: vars.space[2] })

export const title = style({
  ...type['4xl'],
  '@media': { [media.mobile]: { fontSize: 36, lineHeight: '40px' } },
})

export const line = style({ color: vars.color.text2 })

export const fields = style({ display: 'grid', gap: vars.space[4] })
