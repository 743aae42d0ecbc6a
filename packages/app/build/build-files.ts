import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { Plugin } from 'vite'

import { parameterPatterns } from '../src/paths.ts'
import type { BuildMeta } from './build-meta.ts'
import { isChunk, type Bundle } from './bundle.ts'
import { isForbidden } from './forbidden-modules.ts'
import { compressFiles } from './compress-files.ts'
import { joinStyles } from './join-styles.ts'
import { readPortal } from './portal.ts'
import { pruneBuilds } from './prune-builds.ts'
import { routeFiles } from './route-files.ts'

const idOf = (bundle: Bundle) =>
  createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)

/** Assigns the build ID, writes `builds/`, compresses the files and prunes old builds. */
export function buildFiles(routeTable: string): Plugin {
  let outDir = ''
  let id = ''

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
      const portal = await readPortal(this, routeTable)
      const session = await this.resolve('@olympus/api-client/session', routeTable)
      if (!session) this.error('The session is not found')
      const { routes, session: sessionScripts } = routeFiles(bundle, portal, session.id)
      const stylesheets = await joinStyles(outDir, routes)
      const linked = Object.values(stylesheets).flatMap((sheets) => sheets.map(({ name }) => name))
      const meta: BuildMeta = {
        id,
        timestamp: new Date().toISOString(),
        files: [...new Set([...Object.keys(bundle), ...linked])].sort(),
        routes: Object.fromEntries(
          Object.entries(routes).map(([pattern, route]) => [
            pattern,
            { ...route, stylesheets: stylesheets[pattern] ?? [] },
          ]),
        ),
        session: sessionScripts,
        firstPage: portal.firstPage,
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
