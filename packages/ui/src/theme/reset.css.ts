import { globalStyle } from '@vanilla-extract/css'

import { inReset } from './layered.ts'
import { vars } from './vars.css.ts'

globalStyle('*, *::before, *::after', inReset({ boxSizing: 'border-box' }))
globalStyle('html', inReset({ WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' }))
globalStyle(
  'body',
  inReset({
    margin: 0,
    background: vars.color.canvas,
    color: vars.color.text,
    fontFamily: vars.font.ui,
    fontSize: vars.text.md,
    lineHeight: vars.leading.md,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
  }),
)
globalStyle(
  'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote',
  inReset({ margin: 0, padding: 0, border: 0 }),
)
globalStyle('fieldset', inReset({ minInlineSize: 0 }))
globalStyle('legend', inReset({ padding: 0 }))
globalStyle('h1, h2, h3, h4, h5, h6', inReset({ font: 'inherit' }))
globalStyle('ul, ol', inReset({ listStyle: 'none' }))
globalStyle('button, input, select, textarea', inReset({ font: 'inherit', color: 'inherit', margin: 0 }))
globalStyle('button', inReset({ padding: 0, border: 0, background: 'none', textAlign: 'inherit' }))
globalStyle('a', inReset({ color: 'inherit', textDecoration: 'none' }))
globalStyle('svg, img', inReset({ display: 'block', flex: 'none' }))
globalStyle('img', inReset({ maxInlineSize: '100%' }))
globalStyle('table', inReset({ borderCollapse: 'collapse' }))
globalStyle('[hidden]:not([hidden="until-found"])', inReset({ display: 'none' }))
