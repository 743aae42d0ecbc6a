import path from 'node:path'

import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

import { partsOf } from './catalog-part-rules.ts'

const partOfId = /^(?<file>.+\.po)\?part=(?<part>\w+)$/

/**
 * Serves a part of a catalogue: `locales/de.po?part=visitor`. Translators keep one file per language, a browser gets the messages
 * of the pages that it shows; which those are, the origins in the source language's catalogue say.
 */
export function catalogParts(rootDir: string): Plugin {
  const config = getConfig({ cwd: rootDir })
  const { sourceLocale = 'en' } = config

  return {
    name: 'olympus-catalog-parts',
    enforce: 'pre',
    async load(id) {
      const { file, part } = partOfId.exec(id)?.groups ?? {}
      if (!file || !part) return null
      const found = getCatalogForFile(path.relative(rootDir, file), await getCatalogs(config))
      if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts`)
      const { locale, catalog } = found
      this.addWatchFile(file)

      const source = (await catalog.read(sourceLocale)) ?? {}
      const { messages } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale,
        ignoreObsolete: true,
      })
      const wanted = Object.fromEntries(
        Object.entries(messages).filter(([key]) =>
          partsOf((source[key]?.origin ?? []).map(([origin]) => origin)).has(part),
        ),
      )
      const { source: code, errors } = createCompiledCatalog(locale, wanted, { namespace: 'es' })
      if (errors.length > 0)
        throw new Error(`${file}: ${errors.map(({ error }) => error.message).join('\n')}`)
      return { code, moduleType: 'js' }
    },
  }
}
