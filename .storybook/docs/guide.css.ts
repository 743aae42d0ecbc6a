import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { type } from '../../packages/ui/src/theme/type-styles.ts'
import { vars } from '../../packages/ui/src/theme/vars.css.ts'

export const page = style({})

// Storybook's own styles are unlayered, so these are too, and stronger by one class.
globalStyle(`.sbdocs-wrapper:has(${page})`, { background: vars.color.canvas })
globalStyle(
  `${page} :is(h1, h2, h3, p, li, td, th, blockquote):not(.sb-unstyled *, .sb-story *, .docblock-argstable *)`,
  {
    fontFamily: vars.font.ui,
    color: vars.color.text2,
  },
)
const heading = (size: '4xl' | '2xl' | 'xl') => ({
  ...type[size],
  fontFamily: vars.font.display,
  color: vars.color.text,
  border: 0,
})
globalStyle(`${page} h1:not(.sb-unstyled *, .sb-story *)`, heading('4xl'))
globalStyle(`${page} h2:not(.sb-unstyled *, .sb-story *)`, {
  ...heading('2xl'),
  marginBlockStart: vars.space[12],
})
globalStyle(`${page} h3:not(.sb-unstyled *, .sb-story *)`, heading('xl'))

globalStyle(`${page} ol`, { listStyle: 'decimal' })

// What Storybook draws around our content: inline code, the frame of a story, the table of props.
globalStyle(`${page} :is(p, li, td, th) > code, ${page} .docblock-argstable :is(code, span[class]) > code`, {
  padding: '1px 5px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.xs,
  background: vars.color.surface2,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
  whiteSpace: 'normal',
})
globalStyle(`${page} .sbdocs-preview`, {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.canvas,
  boxShadow: vars.elevation.card,
})
globalStyle(`${page} .docs-story`, { background: vars.color.canvas, borderRadius: vars.radius.lg })
globalStyle(`${page} .docblock-argstable`, { fontFamily: vars.font.ui, fontSize: vars.text.sm })
globalStyle(`${page} .docblock-argstable-head th`, { ...type.xs, color: vars.color.text3 })
globalStyle(`${page} .docblock-argstable-body`, { boxShadow: 'none', filter: 'none' })
globalStyle(`${page} .docblock-argstable-body :is(td, th)`, {
  background: vars.color.surface1,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
})
globalStyle(`${page} .docblock-argstable-body tr > td:first-child`, { color: vars.color.text })
globalStyle(`${page} table:not([class]) :is(th, td)`, {
  borderColor: vars.color.line,
  background: vars.color.surface1,
  textAlign: 'start',
})
globalStyle(`${page} table:not([class]) th`, {
  ...type.xs,
  background: vars.color.surface2,
  color: vars.color.text3,
})
globalStyle(`${page} a:not(.sb-unstyled *, .sb-story *, .sb-anchor)`, { color: vars.color.accentText })

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: vars.space[6],
  marginBlock: vars.space[5],
})

export const example = style({ margin: 0, display: 'grid', gridTemplateRows: '1fr auto' })

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 140,
  padding: vars.space[6],
  overflow: 'hidden',
  background: vars.color.surface1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
})

const verdict = (color: string) => ({
  ...type.sm,
  fontFamily: vars.font.ui,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  color: vars.color.text2,
  background: vars.color.surface2,
  borderTop: `3px solid ${color}`,
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
})

export const caption = styleVariants({
  do: verdict(vars.color.success),
  dont: verdict(vars.color.danger),
})
globalStyle(`${caption.do} strong`, { color: vars.color.success })
globalStyle(`${caption.dont} strong`, { color: vars.color.danger })

export const table = style({
  ...type.md,
  fontFamily: vars.font.ui,
  borderCollapse: 'collapse',
  width: '100%',
  marginBlock: vars.space[4],
})
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
})
globalStyle(`${table} thead th`, { ...type.xs, color: vars.color.text3 })

export const key = style({
  ...type.xs,
  fontFamily: vars.font.mono,
  padding: '2px 7px',
  marginInlineEnd: vars.space[1],
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.xs,
  color: vars.color.text,
  whiteSpace: 'nowrap',
})

export const spoken = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, 160px) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space[3],
})
globalStyle(`${page} p${spoken}`, { ...type.md, marginBlock: 0, paddingBlock: vars.space[2] })
globalStyle(`${page} p${spoken} + p${spoken}`, { borderBlockStart: `1px solid ${vars.color.line}` })
export const when = style({})
globalStyle(`${page} ${when}`, { ...type.sm, color: vars.color.text3, fontFamily: vars.font.ui })
globalStyle(`${page} ${spoken} q`, { color: vars.color.text })
