import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space, weight } = vars

const markSize = '36px'

export const since = style({ ...type.sm, color: color.text3 })

export const empty = style({
  padding: `0 ${space[5]} ${space[5]}`,
  color: color.text2,
  '@media': { [media.mobile]: { padding: `0 ${space[4]} ${space[4]}` } },
})

export const list = style({ listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${markSize} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: space[3.5],
  padding: `${space[2.5]} ${space[5]}`,
  borderBlockStart: `${border.thin} solid ${color.line}`,
  '@media': { [media.mobile]: { gap: space[3], paddingInline: space[4] } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: markSize,
  height: markSize,
  borderRadius: '50%',
  background: color.surface3,
  color: color.text2,
})

export const words = style({ display: 'grid', minWidth: 0 })

export const title = style({ fontWeight: weight.medium, color: color.text, overflowWrap: 'anywhere' })

export const line = style({ ...type.sm, color: color.text3, overflowWrap: 'anywhere' })

export const value = style({
  fontWeight: weight.semibold,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
