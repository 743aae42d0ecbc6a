import { isLocaleCode } from '@olympus/contract/locales'
import { redirectRules, withoutTrailingSlash } from '@olympus/contract/redirects'

/** A path without its locale prefix, and the prefix. */
export function splitLocale(pathname: string): { readonly prefix: string; readonly rest: string } {
  const [, first = ''] = pathname.split('/')
  const prefix = isLocaleCode(first) ? `/${first}` : ''
  return { prefix, rest: pathname.slice(prefix.length) || '/' }
}

interface Redirect {
  readonly status: 302 | 308
  readonly location: string
}

/** Where a page redirects: to its path without a slash at the end, or by the table of redirects. */
export function redirectOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Redirect | null {
  const bare = withoutTrailingSlash(pathname)
  if (bare !== pathname) return { status: 308, location: bare + search }
  const { prefix, rest } = splitLocale(pathname)
  const rule = redirectRules.find(({ from }) => from === rest)
  return rule ? { status: 302, location: rule.to.startsWith('/') ? prefix + rule.to : rule.to } : null
}
