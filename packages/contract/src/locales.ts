/** The portal's locales: `code` is the route prefix and cookie value, `tag` is for `lang` and Intl. */
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

/** The locale for a BCP 47 tag, or null. Chinese is matched by script or region, the others by language. */
export function localeOfTag(tag: string): LocaleCode | null {
  const [language = '', ...subtags] = tag.toLowerCase().split(/[-_]/)
  if (language === 'zh')
    return subtags.some((part) => ['hant', 'hk', 'tw', 'mo'].includes(part)) ? 'hk' : 'cn'
  return locales.find((locale) => locale.tag.toLowerCase().split('-')[0] === language)?.code ?? null
}

/** The locale of the first supported BCP 47 tag (Accept-Language, navigator.languages), or the default. */
export function negotiateLocale(tags: readonly string[]): LocaleCode {
  for (const tag of tags) {
    const code = localeOfTag(tag)
    if (code) return code
  }
  return defaultLocale
}
