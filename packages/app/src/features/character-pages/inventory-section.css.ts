import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

const selectWidth = '170px'

export const hint = style({ ...type.sm, fontWeight: vars.weight.regular, color: color.text3 })

/** Follows the page; comes first on phones, where the item opens in a sheet. */
export const side = style({
  position: 'sticky',
  top: `calc(${barsHeight} + ${space[4]})`,
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  minWidth: 0,
  '@media': { [media.mobile]: { position: 'static', order: -1 } },
})

export const content = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  padding: `0 ${space[5]} ${space[5]}`,
  '@media': { [media.mobile]: { padding: `0 ${space[4]} ${space[4]}` } },
})

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${selectWidth} ${selectWidth}`,
  gap: space[3],
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const search = style({
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
})

export const found = style({ display: 'grid', gap: space[5], minWidth: 0 })

export const foundBag = style({ display: 'grid', gap: space[3], minWidth: 0 })

export const choose = style({ ...type.sm, padding: space[5], color: color.text3 })

export const money = style({ display: 'grid', padding: `${space[1.5]} ${space[5]}` })

export const moneyRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2.5],
  selectors: { '& + &': { borderBlockStart: `${border.thin} solid ${color.line}` } },
})

export const moneyLabel = style({
  ...type.md,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text2,
})

export const moneyValue = style({ ...type.xl, overflowWrap: 'anywhere' })
