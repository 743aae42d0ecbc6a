/** A locale of the portal: `code` is route prefix and cookie value, `tag` goes to `lang` and Intl. */
export const locales = [
  { code: 'cn', tag: 'zh-Hans-CN', name: '简体中文' },
  { code: 'hk', tag: 'zh-Hant-HK', name: '繁體中文' },
  { code: 'cz', tag: 'cs-CZ', name: 'Čeština' },
  { code: 'de', tag: 'de-DE', name: 'Deutsch' },
  { code: 'en', tag: 'en-US', name: 'English' },
  { code: 'es', tag: 'es-ES', name: 'Español' },
  { code: 'fr', tag: 'fr-FR', name: 'Français' },
  { code: 'it', tag: 'it-IT', name: 'Italiano' },
  { code: 'pl', tag: 'pl-PL', name: 'Polski' },
  { code: 'tr', tag: 'tr-TR', name: 'Türkçe' },
] as const

export type LocaleCode = (typeof locales)[number]['code']

export const localeCodes = locales.map(({ code }) => code) as [LocaleCode, ...LocaleCode[]]

export const defaultLocale: LocaleCode = 'en'

export const isLocaleCode = (code: string | null | undefined): code is LocaleCode =>
  locales.some((locale) => locale.code === code)

/** The locale that a BCP 47 tag means, or null: `zh` by script or region, everything else by language. */
export function localeOfTag(tag: string): LocaleCode | null {
  const [language = '', ...subtags] = tag.toLowerCase().split(/[-_]/)
  if (language === 'zh')
    return subtags.some((part) => ['hant', 'hk', 'tw', 'mo'].includes(part)) ? 'hk' : 'cn'
  return locales.find((locale) => locale.tag.toLowerCase().split('-')[0] === language)?.code ?? null
}

/** The first of the given BCP 47 tags (an Accept-Language header or navigator.languages) that the portal speaks. */
export function negotiateLocale(tags: readonly string[]): LocaleCode {
  for (const tag of tags) {
    const code = localeOfTag(tag)
    if (code) return code
  }
  return defaultLocale
}
