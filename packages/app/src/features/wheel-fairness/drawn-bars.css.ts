import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, space } = vars

const barHeight = '14px'
const barWidth = '38%'
const tickOverhang = '-3px'
const tileSize = '26px'
const keySize = '12px'

export const table = style({
  ...type.sm,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[0.75]} 0 ${space[0.75]} ${space[3]}`,
  textAlign: 'end',
  fontWeight: vars.weight.regular,
  color: color.text3,
})
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 0, textAlign: 'start' })
globalStyle(`${table} tbody th`, { color: color.text })
// Only rewards break within a word.
globalStyle(`${table} thead th`, { ...type.xs, overflowWrap: 'break-word', hyphens: 'auto' })
globalStyle(`${table} td`, { whiteSpace: 'nowrap' })

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const tile = style({ width: tileSize, height: tileSize, flex: 'none' })

export const barCell = style({
  width: barWidth,
  '@media': { [media.mobile]: { display: 'none' } },
})

/** Below the name on a phone, where the column has no room. */
export const narrow = style({
  display: 'none',
  marginBlockStart: space[1.5],
  '@media': { [media.mobile]: { display: 'block' } },
})

export const bar = style({ position: 'relative', display: 'block', height: barHeight })

export const drawn = style({
  display: 'block',
  height: '100%',
  minWidth: space[0.75],
  borderRadius: space[0.75],
  background: color.accent,
})

export const expected = style({
  position: 'absolute',
  insetBlock: tickOverhang,
  width: border.thick,
  background: color.text,
  boxShadow: `0 0 0 ${border.thin} ${color.surface1}`,
})

export const count = style({
  selectors: { [`${table} &`]: { color: color.text, fontWeight: vars.weight.semibold } },
})

export const legend = style({
  ...type.xs,
  display: 'flex',
  gap: space[4],
  marginBlockStart: space[4],
  color: color.text3,
})

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[1.5] })

export const drawnKey = style({
  width: keySize,
  height: keySize,
  borderRadius: space[0.75],
  background: color.accent,
})

export const expectedKey = style({ width: border.thick, height: barHeight, background: color.text })
