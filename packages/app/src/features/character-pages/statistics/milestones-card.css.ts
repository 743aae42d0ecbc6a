import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${space[5]} ${space[10]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const next = style({ display: 'grid', gap: space[4.5], minWidth: 0, listStyle: 'none' })
