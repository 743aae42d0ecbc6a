import type { HtmlTagDescriptor, Plugin } from 'vite'

import { isChunk } from './bundle.ts'
import { webFontScript } from './web-font-script.ts'

const fontFace = /@font-face\{[^}]*\}/g

/**
 * Moves the font faces from the styles into the page. There they come once: pages that are rendered to HTML
 * have the styles of their content at first and whole files later, and a face that is declared again shows
 * another font until it is loaded again, even one of the device.
 *
 * Faces of the device are styles. Those of the web are added by a script, see there.
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
        { tag: 'script', children: webFontScript(webFonts), injectTo: 'body' },
      ]
    },
  },
})
