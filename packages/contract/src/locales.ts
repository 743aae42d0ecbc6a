/**
 * A locale of the portal. `code` is the route prefix and cookie value, `tag` goes to `lang` and Intl.
 * `catalog` names the file in `locales/`: a BCP 47 name, as Intl reads cz, cn and hk as English.
 */
export const locales = [
  { code: 'cn', tag: 'zh-Hans-CN', catalog: 'zh-CN', name: '简体中文' },
  { code: 'hk', tag: 'zh-Hant-HK', catalog: 'zh-HK', name: '繁體中文' },
  { code: 'cz', tag: 'cs-CZ', catalog: 'cs', name: 'Čeština' },
  { code: 'de', tag: 'de-DE', catalog: 'de', name: 'Deutsch' },
  { code: 'en', tag: 'en-US', catalog: 'en', name: 'English' },
  { code: 'es', tag: 'es-ES', catalog: 'es', name: 'Español' },
  { code: 'fr', tag: 'fr-FR', catalog: 'fr', name: 'Français' },
  { code: 'it', tag: 'it-IT', catalog: 'it', name: 'Italiano' },
  { code: 'pl', tag: 'pl-PL', catalog: 'pl', name: 'Polski' },
  { code: 'tr', tag: 'tr-TR', catalog: 'tr', name: 'Türkçe' },
] as const

export type LocaleCode = (typeof locales)[number]['code']

export const localeCodes = locales.map(({ code }) => code) as [LocaleCode, ...LocaleCode[]]

/** Data that only the server needs. A table of its own, as the first page of the app loads the one above. */
export const paymentLocales = {
  cn: { currency: 'CNY', stripe: 'zh' },
  hk: { currency: 'HKD', stripe: 'zh-HK' },
  cz: { currency: 'CZK', stripe: 'cs' },
  de: { currency: 'EUR', stripe: 'de' },
  en: { currency: 'EUR', stripe: 'en' },
  es: { currency: 'EUR', stripe: 'es' },
  fr: { currency: 'EUR', stripe: 'fr' },
  it: { currency: 'EUR', stripe: 'it' },
  pl: { currency: 'PLN', stripe: 'pl' },
  tr: { currency: 'TRY', stripe: 'tr' },
} as const satisfies Record<LocaleCode, { readonly currency: string; readonly stripe: string }>

export const defaultLocale: LocaleCode = 'en'

export const isLocaleCode = (code: string | null | undefined): code is LocaleCode =>
  locales.some((locale) => locale.code === code)

/** The BCP 47 tag of a locale. */
export const tagOf = (code: LocaleCode): string =>
  locales.find((locale) => locale.code === code)?.tag ?? 'en-US'

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
