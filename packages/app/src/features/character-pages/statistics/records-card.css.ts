import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, radius, space } = vars

const factMinWidth = '150px'

/** The hairlines are gaps that show the background. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${factMinWidth}, 100%), 1fr))`,
  gap: border.thin,
  overflow: 'hidden',
  borderBlockStart: `${border.thin} solid ${color.line}`,
  borderRadius: `0 0 ${radius.lg} ${radius.lg}`,
})

export const row = style({
  minWidth: 0,
  padding: `${space[3]} ${space[5]}`,
  boxShadow: `0 0 0 ${border.thin} ${color.line}`,
  '@media': { [media.mobile]: { padding: `${space[2.5]} ${space[4]}` } },
})

export const label = style({ ...type.xs, color: color.text3 })

export const value = style({
  ...type.lg,
  display: 'grid',
  gap: space[0.5],
  fontWeight: vars.weight.semibold,
  color: color.text,
  overflowWrap: 'anywhere',
})

export const day = style({ ...type.xs, fontWeight: vars.weight.regular, color: color.text3 })
