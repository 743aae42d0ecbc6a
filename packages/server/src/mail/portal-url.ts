import { defaultLocale, type LocaleCode } from '@olympus/contract/locales'

/** The URL of a portal page in a language. */
export const portalUrl = (publicUrl: string, locale: LocaleCode, path: string): string =>
  publicUrl + (locale === defaultLocale ? '' : `/${locale}`) + path
