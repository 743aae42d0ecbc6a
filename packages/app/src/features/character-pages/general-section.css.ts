import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, radius, space } = vars

const line = `${border.thin} solid ${color.line}`

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[6]} ${space[10]}`,
  padding: `0 ${space[5]} ${space[5]}`,
  '@media': {
    [media.belowDesktop]: { gap: space[6] },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[5],
      padding: `0 ${space[4]} ${space[4]}`,
    },
  },
})

/** The hairlines are gaps that show the background. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: '1.5fr 1.2fr 1fr 1fr',
  gap: border.thin,
  borderBlockStart: line,
  borderRadius: `0 0 ${radius.lg} ${radius.lg}`,
  overflow: 'hidden',
  background: color.line,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const fact = style({
  minWidth: 0,
  padding: `${space[3]} ${space[5]}`,
  background: color.surface2,
  '@media': { [media.mobile]: { padding: `${space[2.5]} ${space[4]}` } },
})

export const label = style({ ...type.xs, color: color.text3 })

export const value = style({
  ...type.lg,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[2]}`,
  fontWeight: vars.weight.semibold,
  color: color.text,
  overflowWrap: 'anywhere',
})

export const note = style({ ...type.xs, fontWeight: vars.weight.regular, color: color.text3 })
