import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { media } from '@olympus/ui/theme/media'
import { style } from '@vanilla-extract/css'

const { border, color, radius, space } = vars

const labelMinWidth = '76px'
const labelColumn = `minmax(${labelMinWidth}, auto)`
const valueColumn = '48px'
const wellMinWidth = '104px'

export const vitals = style({ display: 'grid', alignContent: 'start', gap: space[4], minWidth: 0 })

export const pool = style({ display: 'grid', gap: space[1.5] })

export const poolLine = style({
  ...type.md,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.text2,
})

export const figure = style({ fontWeight: vars.weight.semibold, color: color.text, overflowWrap: 'anywhere' })

/** Full, because games report the maximum. */
export const poolBar = style({
  height: vars.size.bar,
  borderRadius: radius.full,
  background: color.text3,
  selectors: { '&[data-tone=success]': { background: color.success } },
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})

export const wells = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${wellMinWidth}), 1fr))`,
  gap: space[3],
})

export const well = style({
  display: 'grid',
  gap: space[0.5],
  padding: `${space[2.5]} ${space[3]}`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface2,
})

export const wellLabel = style({ ...type.xs, color: color.text3, hyphens: 'auto' })

export const resistances = style({ display: 'grid', alignContent: 'start', gap: space[3.5], minWidth: 0 })

export const resistancesTitle = style({ ...type.sm, fontWeight: vars.weight.regular, color: color.text3 })

export const resistance = style({
  ...type.sm,
  display: 'grid',
  gridTemplateColumns: `${labelColumn} minmax(0, 1fr) ${valueColumn}`,
  alignItems: 'center',
  gap: space[2],
  color: color.text2,
})

export const resistanceValue = style({
  textAlign: 'end',
  fontWeight: vars.weight.semibold,
  color: color.text,
})
