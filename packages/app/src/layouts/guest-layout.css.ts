import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, layout, space } = vars

const contentMax = '1136px'
const pillHeight = '40px'

const gutters = `calc(${contentMax} + 2 * ${layout.gutter})`

export const root = style({ position: 'relative', isolation: 'isolate', minHeight: '100dvh' })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: layout.topbarHeight,
  maxWidth: gutters,
  margin: '0 auto',
  padding: `0 ${layout.gutter}`,
})

/** A surface of its own, so that it is readable on every palette of the scene. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  height: pillHeight,
  marginInlineStart: 'auto',
  padding: `0 ${space[1]}`,
  border: `${border.thin} solid ${color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: `color-mix(in oklab, ${color.surface1} 88%, transparent)`,
})
globalStyle(`${tools} button`, { borderRadius: vars.radius.full })

export const way = style({ flexShrink: 0, minHeight: pillHeight, borderRadius: vars.radius.full })

export const main = style({
  maxWidth: gutters,
  margin: '0 auto',
  padding: `0 ${layout.gutter} ${space[16]}`,
  outline: 'none',
  '@media': { [media.mobile]: { paddingBottom: space[8] } },
})
