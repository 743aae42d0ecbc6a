import { defaultLocale, type LocaleCode } from '@olympus/contract/locales'

/** An address of the portal in a language, for a mail. */
export const portalUrl = (publicUrl: string, locale: LocaleCode, path: string): string =>
  publicUrl + (locale === defaultLocale ? '' : `/${locale}`) + path
