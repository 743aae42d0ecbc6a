import { i18n, type Messages } from '@lingui/core'
import { localeOfTag, locales, tagOf, type LocaleCode } from '@olympus/contract/locales'

import { catalogUrl } from 'virtual:catalogs'

import type { CatalogPart } from './catalog-part.ts'

/** The parts requested by pages so far. Switching the language loads all of them. */
const partsInUse = new Set<CatalogPart>(['visitor'])

/** Leaves out what another part contains. */
const neededParts = (): CatalogPart[] => {
  const large = (['player', 'guest'] as const).find((part) => partsInUse.has(part))
  return large ? [large] : [...partsInUse]
}

const fetched = new Map<string, Promise<Messages>>()

const fileName = (code: LocaleCode): string => locales.find((locale) => locale.code === code)?.catalog ?? 'en'

const codeInUse = (): LocaleCode | null => (i18n.locale ? localeOfTag(i18n.locale) : null)

async function fetchMessages(url: string): Promise<Messages> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.json()) as Messages
}

function fetchPart(code: LocaleCode, part: CatalogPart): Promise<Messages> {
  const url = catalogUrl(fileName(code), part)
  const fetching =
    fetched.get(url) ??
    fetchMessages(url).catch((error: unknown) => {
      fetched.delete(url)
      throw error
    })
  fetched.set(url, fetching)
  return fetching
}

/** Loads all messages in use for a locale, without changing the page. */
export async function loadMessages(code: LocaleCode): Promise<Messages> {
  for (;;) {
    const parts = neededParts()
    const messages = await Promise.all(parts.map((part) => fetchPart(code, part)))
    // A page may have requested another part in the meantime.
    if (parts.join() === neededParts().join()) return Object.assign({}, ...messages) as Messages
  }
}

/** Activates loaded messages and sets the language on `<html>`. */
export function activateMessages(code: LocaleCode, messages: Messages): void {
  const tag = tagOf(code)
  i18n.loadAndActivate({ locale: tag, messages })
  document.documentElement.lang = tag
}

/** Loads a part in the current language, before its texts are rendered. */
export async function requireMessages(part: CatalogPart): Promise<void> {
  partsInUse.add(part)
  const code = codeInUse()
  // During start-up, the first activation loads all parts in use.
  if (!code) return
  const messages = await loadMessages(code)
  if (codeInUse() === code) i18n.load(i18n.locale, messages)
}
