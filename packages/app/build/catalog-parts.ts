import { createHash } from 'node:crypto'
import path from 'node:path'

import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

import { catalogPartNames, type CatalogPart } from '../src/locale/catalog-part.ts'
import { errorsMarker, partOfModule } from './part-of-module.ts'
import { readPortal } from './portal.ts'

const catalogsId = 'virtual:catalogs'

const resolved = (id: string) => `\0${id}`

/** Replaced by the hash of the messages, which is known only after all modules are loaded. */
const hashPlaceholder = '__CATALOGS_HASH__'

/** Compiled messages as JSON, by file name: `de.visitor.json`. */
type Files = ReadonlyMap<string, string>

/** The parts that hold the messages of a module. */
type PartsOf = (module: string) => readonly CatalogPart[]

const allParts: PartsOf = () => catalogPartNames

const compileMessages = (locale: string, messages: Record<string, string>): string => {
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' })
  if (errors.length > 0) throw new Error(`${locale}: ${errors.map(({ error }) => error.message).join('\n')}`)
  return JSON.stringify((JSON.parse(source) as { messages: unknown }).messages)
}

/** Compiles every catalog, part by part. The source language's catalog says which modules use a message. */
async function compileCatalogs(rootDir: string, partsOf: PartsOf): Promise<Files> {
  const config = getConfig({ cwd: rootDir })
  const { sourceLocale = 'en', fallbackLocales, locales } = config
  const [catalog] = await getCatalogs(config)
  if (!catalog) throw new Error('lingui.config.ts names no catalog')
  const source = (await catalog.read(sourceLocale)) ?? {}
  const partsWith = (key: string) =>
    (source[key]?.origin ?? []).flatMap(([origin]) => partsOf(path.join(rootDir, origin)))

  const files = new Map<string, string>()
  for (const locale of locales) {
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales,
      sourceLocale,
      ignoreObsolete: true,
    })
    for (const part of catalogPartNames) {
      const contains = (own: CatalogPart) => own === part || (part === 'guest' && own !== 'player')
      const wanted = Object.entries(messages).filter(
        ([key]) => part === 'player' || partsWith(key).some(contains),
      )
      files.set(`${locale}.${part}.json`, compileMessages(locale, Object.fromEntries(wanted)))
    }
  }
  return files
}

const hashOf = (files: Files) =>
  createHash('sha256')
    .update([...files.values()].join('\n'))
    .digest('base64url')
    .slice(0, 8)

/**
 * Serves the catalogs in parts. Translators keep one file per language; a browser gets the messages of the
 * pages it shows, as data, from the URLs in `virtual:catalogs`. In development and without a route table,
 * as in Storybook, each part holds all messages.
 */
export function catalogParts(rootDir: string, routeTable?: string): Plugin {
  let files: Files = new Map()

  return {
    name: 'olympus-catalog-parts',
    resolveId: (id) =>
      id === catalogsId || id === errorsMarker ? { id: resolved(id), moduleSideEffects: false } : null,
    load(id) {
      if (id === resolved(errorsMarker)) return ''
      if (id !== resolved(catalogsId)) return null
      const prefix = `texts-${this.environment.mode === 'build' ? hashPlaceholder : 'dev'}`
      return `export const catalogUrl = (name, part) => import.meta.env.BASE_URL + 'assets/${prefix}.' + name + '.' + part + '.json'`
    },
    async buildEnd(error) {
      if (error || this.environment.mode !== 'build') return
      const partOf = routeTable ? partOfModule(await readPortal(this, routeTable)) : null
      files = await compileCatalogs(rootDir, partOf ? (module) => [partOf(module)] : allParts)
    },
    renderChunk: (code) =>
      code.includes(hashPlaceholder)
        ? { code: code.replaceAll(hashPlaceholder, hashOf(files)), map: null }
        : null,
    generateBundle() {
      const prefix = `assets/texts-${hashOf(files)}`
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${prefix}.${name}`, source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = request.url?.split('/assets/texts-dev.')[1]?.split('?')[0]
        if (!name) return next()
        const text = (await compileCatalogs(rootDir, allParts)).get(name)
        response.statusCode = text === undefined ? 404 : 200
        response.setHeader('content-type', 'application/json')
        response.end(text)
      })
    },
  }
}
