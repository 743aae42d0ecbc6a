import { defaultLocale, isLocaleCode, type LocaleCode } from '@olympus/contract/locales'

export interface LocalizedPath {
  /** The prefix as written in the path; null without one. */
  readonly code: LocaleCode | null
  readonly pathname: string
}

/** Removes the locale prefix from a path: `/de/shop` is `/shop` in `de`. */
export function splitLocalePath(path: string): LocalizedPath {
  const [, first, rest] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? []
  return isLocaleCode(first) ? { code: first, pathname: rest ?? '/' } : { code: null, pathname: path }
}

/** The router's basename. The default locale has no prefix. */
export const localeBasename = (code: LocaleCode): string => (code === defaultLocale ? '/' : `/${code}`)

/** `pathname` (with or without search and hash) with the prefix of a locale. */
export const localizePath = (code: LocaleCode, pathname: string): string =>
  code === defaultLocale ? pathname : `/${code}${pathname.replace(/^\/(?=$|[?#])/, '')}`
