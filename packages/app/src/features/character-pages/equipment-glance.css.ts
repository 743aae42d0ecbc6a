import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const count = style({ ...type.sm, color: vars.color.text3 })

export const content = style({
  display: 'grid',
  gap: space[4],
  padding: `0 ${space[5]} ${space[5]}`,
  '@media': { [media.mobile]: { padding: `0 ${space[4]} ${space[4]}` } },
})

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space[3]} ${space[2]}`,
  listStyle: 'none',
})

export const place = style({ aspectRatio: '1', minWidth: 0, position: 'relative' })

export const tile = style({ width: '100%', height: '100%' })
