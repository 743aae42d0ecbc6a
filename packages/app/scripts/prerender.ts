/**
 * Writes the pages of visitors and the frames of players' pages as HTML, in every language, and the
 * code that renders players' pages in the server.
 */
import fs from 'node:fs/promises'
import path from 'node:path'

import type { Messages } from '@lingui/core'

import type { FirstRead } from '../../contract/src/first-replies.ts'
import { locales } from '../../contract/src/locales.ts'
import type { BuildMeta, RouteFiles } from '../build/build-meta.ts'
import { localizePath } from '../src/locale/locale-path.ts'
import type * as Renderer from '../src/renderer/renderer.ts'

const dist = path.join(import.meta.dirname, '../dist')
const renderer = path.join(import.meta.dirname, '../../../.cache/renderer/renderer.js')

const read = (name: string) => fs.readFile(path.join(dist, name), 'utf8')
const readJson = async <T>(name: string) => JSON.parse(await read(name)) as T

const latestName = 'builds/latest.json'
const latest = await read(latestName)
const { id } = JSON.parse(latest) as { id: string }
const metaName = `builds/meta/${id}.json`
const meta = await readJson<BuildMeta>(metaName)
const { files, routes } = meta
const template = await read('index.html')
const { frameHtml, loadPages, pageHtml, prerenderPage, prerenderedRoutes } = (await import(
  renderer
)) as typeof Renderer

async function messagesOf(catalog: string): Promise<Messages> {
  const names = files.filter((name) => name.includes('/texts-') && name.split('.')[1] === catalog)
  const parts = await Promise.all(names.map((name) => readJson<Messages>(name)))
  return Object.assign({}, ...parts) as Messages
}

const stylesOf = (pattern: string) =>
  Promise.all(
    (routes[pattern]?.stylesheets ?? []).map(async (sheet) => ({ ...sheet, text: await read(sheet.name) })),
  )

const reads = new Map<string, readonly FirstRead[]>()

await loadPages()
const pages = path.join(dist, 'pages')
await fs.rm(pages, { recursive: true, force: true })
for (const locale of locales) {
  const messages = await messagesOf(locale.catalog)
  for (const route of prerenderedRoutes) {
    const page = { ...(await prerenderPage(locale.code, messages, route)), tag: locale.tag }
    reads.set(route.pattern, page.reads)
    const html = route.isForPlayers
      ? frameHtml(template, page)
      : pageHtml(template, {
          ...page,
          styles: await stylesOf(route.pattern),
          address: localizePath(locale.code, route.path),
        })
    const file = path.join(pages, locale.code, `${routes[route.pattern]?.page}.html`)
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, html)
  }
}

const withReads = ([pattern, route]: [string, RouteFiles]) =>
  [pattern, { ...route, reads: reads.get(pattern) ?? [] }] as const
const complete: BuildMeta = { ...meta, routes: Object.fromEntries(Object.entries(routes).map(withReads)) }
await fs.writeFile(path.join(dist, metaName), JSON.stringify(complete))
// A server that already serves this build reads it again.
await fs.writeFile(path.join(dist, latestName), latest)

// The server finds the renderer of a build by its ID.
const renderers = path.join(import.meta.dirname, '../renderers')
await fs.rm(renderers, { recursive: true, force: true })
await fs.cp(path.dirname(renderer), path.join(renderers, id), {
  recursive: true,
  // The server reads the texts of the portal.
  filter: (name) => !name.endsWith('.json'),
})
