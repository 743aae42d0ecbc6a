import type { Plugin } from 'vite'

import { scenePaths } from '../../ui/src/banner-scene/scene-paths.ts'
import { wordmarkPath } from '../../ui/src/brand/wordmark-path.ts'

const art = { scenePaths, wordmarkPath }

const modules: Readonly<Record<string, keyof typeof art>> = {
  'ui/src/banner-scene/scene-paths.ts': 'scenePaths',
  'ui/src/brand/wordmark-path.ts': 'wordmarkPath',
}

const elementId = 'art'

/**
 * Ships the outlines of landscape and lettering as data in the page instead of as code: 12 kB that a script would have to be
 * fetched, parsed and run for before anything is drawn.
 */
export const artInHtml = (): Plugin => ({
  name: 'olympus-art-in-html',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:scene-paths|wordmark-path)\.ts$/ },
    handler(_code, id) {
      const name = modules[id.split('/packages/').at(-1) ?? '']
      if (!name) return null
      return `export const { ${name} } = JSON.parse(document.getElementById('${elementId}').textContent)`
    },
  },
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { id: elementId, type: 'application/json' },
      children: JSON.stringify(art),
      injectTo: 'body-prepend',
    },
  ],
})
