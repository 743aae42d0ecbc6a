import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const labelRow = '26px'

export const ask = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `0 ${space[5]} ${space[5]}`,
  '@media': { [media.mobile]: { padding: `0 ${space[4]} ${space[4]}` } },
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Beside the field, below the line of its label. */
export const button = style({
  marginBlockStart: labelRow,
  '@media': { [media.mobile]: { marginBlockStart: 0 } },
})

export const hint = style({ ...type.sm, color: color.text3 })
