import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[6],
  minHeight: `calc(${vars.layout.headHeight} - ${vars.layout.topbarHeight})`,
  paddingBottom: vars.space[6],
  '@media': {
    [media.mobile]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'flex-end',
      gap: vars.space[4],
      paddingBottom: vars.space[5],
    },
  },
})

export const text = style({ display: 'grid', gap: 6, maxWidth: 600 })

export const title = style(type['3xl'])

export const line = style({
  color: vars.color.text2,
  fontSize: 15,
  lineHeight: '22px',
  textWrap: 'pretty',
  '@media': { [media.mobile]: { fontSize: 14, lineHeight: '20px' } },
})
