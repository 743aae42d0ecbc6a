import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, radius, space, weight } = vars

const listMaxHeight = '320px'
const rowMinHeight = '44px'

const line = `${border.thin} solid ${color.line}`

export const plan = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[2] })

export const title = style({ ...type.md, fontWeight: weight.semibold, color: color.text })

export const count = style({ ...type.sm, color: color.text2 })

export const hint = style({ ...type.sm, color: color.text2, textWrap: 'pretty' })

export const list = style({
  listStyle: 'none',
  maxHeight: listMaxHeight,
  overflowY: 'auto',
  border: line,
  borderRadius: radius.mdLg,
  background: color.surface2,
})

export const lost = style([list, { borderColor: color.dangerLine, background: color.dangerSoft }])

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: rowMinHeight,
  padding: `${space[2]} ${space[3.5]}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${rowMinHeight}`,
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': { [media.mobile]: { gap: space[2.5], paddingInline: space[3] } },
})

export const words = style({ display: 'grid', flex: 1, minWidth: 0 })

export const name = style({
  ...type.md,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  color: color.text,
  overflowWrap: 'anywhere',
})

// On the soft red of the lost list, `text3` would be too faint.
export const line2 = style({ ...type.sm, color: color.text2, overflowWrap: 'anywhere' })

export const value = style({
  ...type.sm,
  flex: 'none',
  display: 'grid',
  justifyItems: 'end',
  color: color.text2,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { flex: '0 1 auto' } },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
