import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space, weight } = vars

const offerMinHeight = '60px'

export const tokens = style({
  ...type.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text2,
  whiteSpace: 'nowrap',
})

export const offers = style({ display: 'grid', paddingBottom: space[1] })

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: offerMinHeight,
  padding: `${space[2]} ${space[5]}`,
  selectors: { '& + &': { borderTop: `${border.thin} solid ${color.line}` } },
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ fontWeight: weight.medium, color: color.text })

export const line = style({ ...type.xs, color: color.text3 })
