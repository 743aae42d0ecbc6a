import { globalStyle, style } from '@vanilla-extract/css'

import { media } from '../src/theme/media.ts'
import { type } from '../src/theme/type-styles.ts'
import { vars } from '../src/theme/vars.css.ts'

const { border, color, radius, space } = vars

const swatchMinWidth = '148px'
const chipHeight = '52px'
const sampleWidth = '56px'
const sampleHeight = '32px'
const dotSize = '14px'
const rowHeadWidth = '120px'
const barHeight = '16px'
const barRadius = '3px'
const tileMinWidth = '160px'
const tileMinHeight = '104px'
const trackHeight = '40px'
const runnerWidth = '28px'
const iconMinWidth = '112px'
const iconMinHeight = '88px'
const pictureHeight = '150px'
const heroMinHeight = '280px'
const heroLineMaxWidth = '520px'
const groupMinWidth = '230px'

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
  borderBlockEnd: `${border.thin} solid ${color.line}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, { ...type.xs, color: color.text3, fontWeight: vars.weight.medium })
globalStyle(`${table} tbody th`, { color: color.text, fontWeight: vars.weight.medium })
globalStyle(`${table} :is(th, td):is([data-number])`, { textAlign: 'end' })
globalStyle(`${table} td[data-number]`, { whiteSpace: 'nowrap' })

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${swatchMinWidth}), 1fr))`,
  gap: space[3],
})
export const swatch = style({
  display: 'grid',
  gap: space[0.5],
  padding: space[2],
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface1,
})
export const chip = style({
  height: chipHeight,
  marginBlockEnd: space[1],
  border: `${border.thin} solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  forcedColorAdjust: 'none',
})
export const name = style({ color: color.text, fontWeight: vars.weight.medium })

export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: sampleWidth,
  height: sampleHeight,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.sm,
  fontWeight: vars.weight.semibold,
  forcedColorAdjust: 'none',
})
export const dot = style({ width: dotSize, height: dotSize, borderRadius: '50%', background: 'currentColor' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${rowHeadWidth} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  paddingBlock: space[3],
  borderBlockEnd: `${border.thin} solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr' } },
})
export const specimen = style({ color: color.text, overflowWrap: 'anywhere' })
export const bar = style({
  height: barHeight,
  borderRadius: barRadius,
  background: color.accent,
  forcedColorAdjust: 'none',
})

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${tileMinWidth}), 1fr))`,
  gap: space[5],
})
export const tile = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  minHeight: tileMinHeight,
  padding: space[3],
  border: `${border.thin} solid ${color.lineStrong}`,
  background: color.surface1,
})

export const track = style({
  position: 'relative',
  height: trackHeight,
  borderRadius: radius.md,
  background: color.sunken,
  overflow: 'hidden',
})
export const runner = style({
  position: 'absolute',
  insetBlock: space[1.5],
  insetInlineStart: space[1.5],
  width: runnerWidth,
  borderRadius: radius.sm,
  background: color.accent,
})

export const icons = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${iconMinWidth}), 1fr))`,
  gap: space[2],
  marginBlockStart: space[4],
})
export const icon = style({
  ...type.xs,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  minHeight: iconMinHeight,
  padding: space[2],
  border: `${border.thin} solid ${color.line}`,
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
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface1,
  color: color.text,
})
export const picture = style({ position: 'relative', height: pictureHeight, overflow: 'hidden' })
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2.5]} ${space[3]}`,
})

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'end',
  gap: space[2],
  minHeight: heroMinHeight,
  marginBlockEnd: space[8],
  padding: space[6],
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.xl,
  color: color.text,
})
export const heroTitle = style({ ...type['4xl'], color: color.text })
export const heroLine = style({ ...type.lg, maxWidth: heroLineMaxWidth, color: color.text2 })

export const groups = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${groupMinWidth}), 1fr))`,
  gap: space[4],
})
export const group = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: space[5],
  border: `${border.thin} solid ${color.line}`,
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
