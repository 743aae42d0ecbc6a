import { globalStyle, style } from '@vanilla-extract/css'

import { media } from '../src/theme/media.ts'
import { type } from '../src/theme/type-styles.ts'
import { vars } from '../src/theme/vars.css.ts'

const { color, radius, space } = vars

/** A frame that Storybook's own docs styles leave alone. */
export const frame = style({
  ...type.md,
  marginBlock: space[6],
  color: color.text2,
  fontFamily: vars.font.ui,
})

export const code = style({
  color: color.text3,
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs,
  overflowWrap: 'anywhere',
})

export const note = style({ ...type.sm, color: color.text3 })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, { ...type.xs, color: color.text3, fontWeight: vars.weight.medium })
globalStyle(`${table} tbody th`, { color: color.text, fontWeight: vars.weight.medium })
globalStyle(`${table} :is(th, td):is([data-number])`, { textAlign: 'end' })
globalStyle(`${table} td[data-number]`, { whiteSpace: 'nowrap' })

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
  gap: space[3],
})
export const swatch = style({
  display: 'grid',
  gap: 2,
  padding: 8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface1,
})
export const chip = style({
  height: 52,
  marginBlockEnd: 4,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  forcedColorAdjust: 'none',
})
export const name = style({ color: color.text, fontWeight: vars.weight.medium })

export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 56,
  height: 32,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  fontWeight: vars.weight.semibold,
  forcedColorAdjust: 'none',
})
export const dot = style({ width: 14, height: 14, borderRadius: '50%', background: 'currentColor' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr' } },
})
export const specimen = style({ color: color.text, overflowWrap: 'anywhere' })
export const bar = style({ height: 16, borderRadius: 3, background: color.accent, forcedColorAdjust: 'none' })

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: space[5],
})
export const tile = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 4,
  minHeight: 104,
  padding: space[3],
  border: `1px solid ${color.lineStrong}`,
  background: color.surface1,
})

export const track = style({
  position: 'relative',
  height: 40,
  borderRadius: radius.md,
  background: color.sunken,
  overflow: 'hidden',
})
export const runner = style({
  position: 'absolute',
  insetBlock: 6,
  insetInlineStart: 6,
  width: 28,
  borderRadius: radius.sm,
  background: color.accent,
})

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 112px), 1fr))',
  gap: space[2],
  marginBlockStart: space[4],
})
export const icon = style({
  ...type.xs,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  minHeight: 88,
  padding: 8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface1,
  color: color.text2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
globalStyle(`${icon} svg`, { color: color.text })

export const scenes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
})
export const scene = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface1,
  color: color.text,
})
export const picture = style({ position: 'relative', height: 150, overflow: 'hidden' })
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 12px',
})

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'end',
  gap: space[2],
  minHeight: 280,
  marginBlockEnd: space[8],
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.xl,
  color: color.text,
})
export const heroTitle = style({ ...type['4xl'], color: color.text })
export const heroLine = style({ ...type.lg, maxWidth: 520, color: color.text2 })

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
  gap: space[4],
})
export const group = style({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface1,
  boxShadow: vars.elevation.card,
})
export const groupName = style({ ...type.xl, color: color.text })
export const heroScene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(transparent 20%, color-mix(in oklab, ${color.canvas} 82%, transparent) 62%, ${color.canvas})`,
  },
})
