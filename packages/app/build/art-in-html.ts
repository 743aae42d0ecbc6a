import path from 'node:path'

import type { Plugin } from 'vite'

import { scenePaths } from '../../ui/src/banner-scene/scene-paths.ts'
import { wordmarkPath } from '../../ui/src/brand/wordmark-path.ts'

const art = { scenePaths, wordmarkPath }

const fileOf = (specifier: string) => path.join(import.meta.dirname, specifier)

/** The modules of the imports above. */
const modules: ReadonlyMap<string, keyof typeof art> = new Map([
  [fileOf('../../ui/src/banner-scene/scene-paths.ts'), 'scenePaths'],
  [fileOf('../../ui/src/brand/wordmark-path.ts'), 'wordmarkPath'],
])

const elementId = 'art'

/**
 * Ships the paths of the scene and the wordmark as data in the page instead of as code. This keeps 12 kB
 * out of the scripts that must load before the first paint.
 */
export const artInHtml = (): Plugin => ({
  name: 'olympus-art-in-html',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: [...modules.keys()] },
    handler(_code, id) {
      const name = modules.get(id)
      if (!name) return null
      return `export const { ${name} } = JSON.parse(document.getElementById('${elementId}').textContent)`
    },
  },
  buildEnd(error) {
    const missing = [...modules.keys()].filter((id) => !this.getModuleInfo(id))
    if (!error && missing.length > 0) this.error(`Not in the build: ${missing.join(', ')}`)
  },
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { id: elementId, type: 'application/json' },
      children: JSON.stringify(art),
      injectTo: 'body',
    },
  ],
})
