import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[6],
  '@media': {
    [media.belowDesktop]: { gap: vars.space[4] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const help = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: vars.space[4],
  height: '100%',
})

export const line = style({ color: vars.color.text2, textWrap: 'pretty' })

export const credits = style({ marginTop: vars.space[6] })

export const list = style({ display: 'grid', gap: vars.space[3], color: vars.color.text2 })
