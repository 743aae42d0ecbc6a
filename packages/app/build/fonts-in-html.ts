import type { Plugin } from 'vite'

import { isChunk } from './bundle.ts'

const fontFace = /@font-face\{[^}]*\}/g

/**
 * Moves the font faces from the styles into the page. There they come once: pages that are rendered to HTML
 * have the styles of their content at first and whole files later, and a face that is declared again shows
 * another font until it is loaded again, even one of the device.
 */
export const fontsInHtml = (): Plugin => ({
  name: 'olympus-fonts-in-html',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const faces = Object.values(bundle).flatMap((file) => {
        if (isChunk(file) || !file.fileName.endsWith('.css')) return []
        const css = String(file.source)
        file.source = css.replaceAll(fontFace, '')
        return css.match(fontFace) ?? []
      })
      if (faces.length === 0) throw new Error('The styles have no font faces')
      return [{ tag: 'style', children: faces.join(''), injectTo: 'head' }]
    },
  },
})
