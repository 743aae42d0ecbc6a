import { locales } from '@olympus/contract/locales'
import type { Catalog } from '../features/shop/catalog.ts'
import type { LocalizedText } from '../localized-text.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language', style: 'short' })

const linesOf = (entries: string, texts: string, all: readonly LocalizedText[]): string[] =>
  locales.flatMap(({ code, catalog }) => {
    const translated = all.filter((text) => text[code] !== undefined).length
    if (translated === all.length) return []
    const language = languageNames.of(catalog) ?? catalog
    return [`! ${translated} of ${all.length} ${entries} have ${language} ${texts} (${code})`]
  })

/** Where players read English because a language is incomplete. */
export function incompleteLanguages({ categories, items }: Catalog): string[] {
  const groups = categories.flatMap(({ name, subcategories }) => [
    name,
    ...subcategories.map((sub) => sub.name),
  ])
  return [
    ...linesOf('categories and subcategories', 'names', groups),
    ...linesOf(
      'items',
      'names',
      items.map(({ name }) => name),
    ),
    ...linesOf(
      'items',
      'descriptions',
      items.map(({ description }) => description),
    ),
  ]
}
