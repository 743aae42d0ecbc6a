import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { Plugin, Rolldown } from 'vite'

import { closureOf, routeSources, type BuildMeta } from './build-meta.ts'
import { isForbidden } from './forbidden-modules.ts'
import { compressFiles } from './compress-files.ts'
import { pruneBuilds } from './prune-builds.ts'

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk'

const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])]

const idOf = (bundle: Bundle) =>
  createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)

/** Names the build, writes `builds/`, compresses the files and keeps those of the builds before. */
export function buildFiles(sourceDirectory: string): Plugin {
  let outDir = ''
  let id = ''

  async function metaOf(bundle: Bundle, timestamp: string): Promise<BuildMeta> {
    const chunks = Object.values(bundle).filter(isChunk)
    const byName = new Map(
      chunks.map((chunk) => [
        chunk.fileName,
        { fileName: chunk.fileName, imports: chunk.imports, styles: stylesOf(chunk) },
      ]),
    )
    const chunkOf = (fileName: string) => byName.get(fileName)
    const chunkWith = (module: string) =>
      chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === module || moduleIds.includes(module))
    const entry = chunks.find(({ isEntry }) => isEntry)

    const [pathsText, tableText] = await Promise.all(
      ['paths.ts', 'route-table.ts'].map((name) => fs.readFile(path.join(sourceDirectory, name), 'utf8')),
    )
    const routes = routeSources(pathsText ?? '', tableText ?? '').map(({ pattern, modules }) => {
      const own = modules.map((module) => chunkWith(path.join(sourceDirectory, module)))
      const roots = [entry, ...own].flatMap((chunk) => chunkOf(chunk?.fileName ?? '') ?? [])
      return [pattern, closureOf(roots, chunkOf)] as const
    })

    return { id, timestamp, files: Object.keys(bundle).sort(), routes: Object.fromEntries(routes) }
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
      const smuggled = Object.values(bundle)
        .filter(isChunk)
        .flatMap(({ moduleIds }) => moduleIds.filter(isForbidden))
      if (smuggled.length > 0) this.error(`Not for players: ${smuggled.join(', ')}`)
    },
    async writeBundle(_options, bundle) {
      const meta = await metaOf(bundle, new Date().toISOString())
      const builds = path.join(outDir, 'builds')
      await fs.mkdir(path.join(builds, 'meta'), { recursive: true })
      await fs.writeFile(path.join(builds, 'meta', `${id}.json`), JSON.stringify(meta))
      await fs.writeFile(path.join(builds, 'latest.json'), JSON.stringify({ id, timestamp: meta.timestamp }))
      await pruneBuilds(outDir)
      await compressFiles(outDir, meta.files)
    },
  }
}
