import type { LocaleCode } from '@olympus/contract/locales'
import type { LocalizedText } from '../../localized-text.ts'
import cn from './texts/cn.json' with { type: 'json' }
import cz from './texts/cz.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import hk from './texts/hk.json' with { type: 'json' }
import it from './texts/it.json' with { type: 'json' }
import pl from './texts/pl.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }

type Names = Readonly<Record<string, string>>

/** The texts of a language by id. English is beside the facts. */
interface CatalogTexts {
  readonly categories: Names
  readonly subcategories: Names
  readonly items: Readonly<Record<string, { readonly name: string; readonly description: string }>>
}

export const catalogTexts: Readonly<Record<Exclude<LocaleCode, 'en'>, CatalogTexts>> = {
  cn,
  cz,
  de,
  es,
  fr,
  hk,
  it,
  pl,
  tr,
}

/** A text of the catalog in all languages that have it. */
export function inAllLanguages(
  en: string,
  textIn: (texts: CatalogTexts) => string | undefined,
): LocalizedText {
  const translations = Object.entries(catalogTexts).flatMap(([code, texts]) => {
    const text = textIn(texts)
    return text === undefined ? [] : [[code, text] as const]
  })
  return { en, ...Object.fromEntries(translations) }
}
