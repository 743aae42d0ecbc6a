import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { Plugin, Rolldown } from 'vite'

import { parameterPatterns } from '../src/paths.ts'
import type { BuildMeta } from './build-meta.ts'
import { isForbidden } from './forbidden-modules.ts'
import { compressFiles } from './compress-files.ts'
import { reach } from './module-graph.ts'
import { partOf, reachFrom } from './parts.ts'
import { readPortal, type Portal } from './portal.ts'
import { pruneBuilds } from './prune-builds.ts'

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk'

const idOf = (bundle: Bundle) =>
  createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)

/** Assigns the build ID, writes `builds/`, compresses the files and prunes old builds. */
export function buildFiles(routeTable: string): Plugin {
  let outDir = ''
  let id = ''

  function routeFiles(bundle: Bundle, portal: Portal): BuildMeta['routes'] {
    const chunks = new Map(
      Object.values(bundle)
        .filter(isChunk)
        .map((chunk) => [chunk.fileName, chunk]),
    )
    const chunkNames = new Map(
      [...chunks.values()].flatMap(({ fileName, moduleIds, facadeModuleId }) =>
        [...moduleIds, facadeModuleId].map((id) => [id, fileName] as const),
      ),
    )
    const filesOf = (modules: readonly string[]) => {
      const roots = modules.flatMap((id) => chunkNames.get(id) ?? [])
      const scripts = [...reach(roots, (name) => chunks.get(name)?.imports ?? [])]
      const styles = new Set(
        scripts.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]),
      )
      return { scripts, styles: [...styles] }
    }
    const reachable = reachFrom(portal)
    return Object.fromEntries(
      portal.routes.map((route) => {
        const { pattern, layout, modules } = route
        const files = filesOf([portal.entry, layout.module, ...modules])
        const later = new Set([...reachable(modules)].flatMap(portal.graph.lazyImports))
        const laterScripts = [...later]
          .map((id) => filesOf([id]).scripts.filter((name) => !files.scripts.includes(name)))
          .filter((scripts) => scripts.length > 0)
        return [pattern, { part: partOf(route), ...files, laterScripts }]
      }),
    )
  }

  return {
    name: 'olympus-build-files',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return []
        id = idOf(bundle)
        return [{ tag: 'meta', attrs: { name: 'build-id', content: id }, injectTo: 'head' }]
      },
    },
    generateBundle(_options, bundle) {
      const forbidden = Object.values(bundle)
        .filter(isChunk)
        .flatMap(({ moduleIds }) => moduleIds.filter(isForbidden))
      if (forbidden.length > 0) this.error(`Forbidden modules in the bundle: ${forbidden.join(', ')}`)
    },
    async writeBundle(_options, bundle) {
      const meta: BuildMeta = {
        id,
        timestamp: new Date().toISOString(),
        files: Object.keys(bundle).sort(),
        routes: routeFiles(bundle, await readPortal(this, routeTable)),
        parameters: Object.fromEntries(
          Object.entries(parameterPatterns).map(([name, { source }]) => [name, source]),
        ),
      }
      const builds = path.join(outDir, 'builds')
      await fs.mkdir(path.join(builds, 'meta'), { recursive: true })
      await fs.writeFile(path.join(builds, 'meta', `${id}.json`), JSON.stringify(meta))
      await fs.writeFile(path.join(builds, 'latest.json'), JSON.stringify({ id, timestamp: meta.timestamp }))
      await pruneBuilds(outDir)
      await compressFiles(outDir, meta.files)
    },
  }
}
