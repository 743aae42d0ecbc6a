import { createHash } from 'node:crypto'
import path from 'node:path'

import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

import { catalogPartNames, partsOf } from './catalog-part-rules.ts'

const virtualId = 'virtual:catalogs'
const resolvedId = `\0${virtualId}`

/** Compiled messages as JSON, by file name: `de.visitor.json`. */
type Files = ReadonlyMap<string, string>

const compiledAs = (locale: string, messages: Record<string, string>): string => {
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' })
  if (errors.length > 0) throw new Error(`${locale}: ${errors.map(({ error }) => error.message).join('\n')}`)
  return JSON.stringify((JSON.parse(source) as { messages: unknown }).messages)
}

/** Compiles every catalogue, part by part: which messages are whose, the origins in the source language's catalogue say. */
async function compileCatalogs(rootDir: string): Promise<Files> {
  const config = getConfig({ cwd: rootDir })
  const { sourceLocale = 'en', fallbackLocales, locales } = config
  const [catalog] = await getCatalogs(config)
  if (!catalog) throw new Error('lingui.config.ts names no catalogue')
  const source = (await catalog.read(sourceLocale)) ?? {}

  const files = new Map<string, string>()
  for (const locale of locales) {
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales,
      sourceLocale,
      ignoreObsolete: true,
    })
    for (const part of catalogPartNames) {
      const wanted = Object.entries(messages).filter(([key]) =>
        partsOf((source[key]?.origin ?? []).map(([origin]) => origin)).has(part),
      )
      files.set(`${locale}.${part}.json`, compiledAs(locale, Object.fromEntries(wanted)))
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
 * Serves the catalogues in parts. Translators keep one file per language, a browser gets the messages of the pages that it shows, as
 * data: `virtual:catalogs` says where.
 */
export function catalogParts(rootDir: string): Plugin {
  let files: Files = new Map()
  let prefix = 'texts-dev'

  return {
    name: 'olympus-catalog-parts',
    async buildStart() {
      files = await compileCatalogs(rootDir)
      if (this.environment.mode === 'build') prefix = `texts-${hashOf(files)}`
      for (const name of files.keys())
        this.addWatchFile(path.join(rootDir, 'locales', `${name.split('.')[0]}.po`))
    },
    resolveId: (id) => (id === virtualId ? resolvedId : null),
    load: (id) =>
      id === resolvedId
        ? `export const catalogUrl = (name, part) => import.meta.env.BASE_URL + 'assets/${prefix}.' + name + '.' + part + '.json'`
        : null,
    generateBundle() {
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `assets/${prefix}.${name}`, source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = request.url?.split(`/assets/${prefix}.`)[1]?.split('?')[0]
        if (!name) return next()
        const text = (await compileCatalogs(rootDir)).get(name)
        response.statusCode = text === undefined ? 404 : 200
        response.setHeader('content-type', 'application/json')
        response.end(text)
      })
    },
  }
}
