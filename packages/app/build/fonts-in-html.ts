import type { HtmlTagDescriptor, Plugin } from 'vite'

import { isChunk } from './bundle.ts'

const fontFace = /@font-face\{[^}]*\}/g

const elementId = 'web-fonts'

/** Starts once a frame is on the screen. A background tab paints none, and some browsers do not tell. */
const useWebFonts = `{
const use = () => document.getElementById('${elementId}').removeAttribute('media')
if (document.hidden) use()
else {
  new PerformanceObserver(use).observe({ type: 'paint', buffered: true })
  addEventListener('load', use)
}
}`

/**
 * Moves the font faces from the styles into the page. There they come once: pages that are rendered to HTML
 * have the styles of their content at first and whole files later, and a face that is declared again shows
 * another font until it is loaded again, even one of the device.
 *
 * The browser would request web fonts in the middle of styling and laying out the first frame, which shows
 * fonts of the device either way. On a slow phone that delays it, so the faces apply only after that frame.
 */
export const fontsInHtml = (): Plugin => ({
  name: 'olympus-fonts-in-html',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
      const faces = Object.values(bundle).flatMap((file) => {
        if (isChunk(file) || !file.fileName.endsWith('.css')) return []
        const css = String(file.source)
        file.source = css.replaceAll(fontFace, '')
        return css.match(fontFace) ?? []
      })
      const webFonts = faces.filter((face) => face.includes('url('))
      if (webFonts.length === 0) throw new Error('The styles have no web fonts')
      const deviceFonts = faces.filter((face) => !webFonts.includes(face))
      return [
        { tag: 'style', children: deviceFonts.join(''), injectTo: 'head' },
        {
          tag: 'style',
          attrs: { id: elementId, media: 'print' },
          children: webFonts.join(''),
          injectTo: 'body',
        },
        { tag: 'script', children: useWebFonts, injectTo: 'body' },
      ]
    },
  },
})
