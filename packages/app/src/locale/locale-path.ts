import { defaultLocale, isLocaleCode, type LocaleCode } from '@olympus/contract/locales'

export interface LocalizedPath {
  /** The prefix as the path spells it; null without one. */
  readonly code: LocaleCode | null
  readonly pathname: string
}

/** Takes the locale prefix off a path: `/de/shop` is `/shop` in `de`. */
export function splitLocalePath(path: string): LocalizedPath {
  const [, first, rest] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? []
  return isLocaleCode(first) ? { code: first, pathname: rest ?? '/' } : { code: null, pathname: path }
}

/** What the router takes as its basename: the default locale has no prefix. */
export const localeBasename = (code: LocaleCode): string => (code === defaultLocale ? '/' : `/${code}`)

/** `pathname` (with or without search and hash) as it reads in a locale. */
export const localizePath = (code: LocaleCode, pathname: string): string =>
  code === defaultLocale ? pathname : `/${code}${pathname === '/' ? '' : pathname}`
