import { isLocaleCode, locales, type LocaleCode } from '@olympus/contract/locales'
import { localeOf } from '../client.ts'
import { readCookie } from '../cookies.ts'
import { splitLocale } from './portal-redirects.ts'
import type { PortalRoute, PortalRoutes } from './portal-routes.ts'
import type { RequestHeaders } from '../request-headers.ts'

export interface PageRequest {
  readonly pathname: string
  /** With `?`, or empty. */
  readonly search: string
  readonly headers: RequestHeaders
}

/** What the page that is sent depends on besides its address. */
export const pageVariants = 'accept-encoding, accept-language, cookie, sec-fetch-site'

/** The language that the portal will choose: from the path, then the cookie, then the browser. */
export function localeOfPage({ pathname, headers }: PageRequest): LocaleCode {
  const [code, kept] = [splitLocale(pathname).prefix.slice(1), readCookie(headers, 'locale')]
  if (isLocaleCode(code)) return code
  return isLocaleCode(kept) ? kept : localeOf(headers)
}

/**
 * Only whether there is a cookie: nobody is known by it. Null if a link of another site led here, since then
 * browsers send none.
 */
function hasSession(headers: RequestHeaders): boolean | null {
  if (readCookie(headers, 'token') || readCookie(headers, 'refreshToken')) return true
  return headers.get('sec-fetch-site') === 'cross-site' ? null : false
}

function pageOf(routes: PortalRoutes, { pathname, headers }: PageRequest) {
  const asked = routes.find(splitLocale(pathname).rest)
  const session = hasSession(headers)
  if (!asked || (asked.access === 'player' && session === null)) return null
  const isSentToFirst = asked.access === 'player' && session === false
  const page = isSentToFirst ? routes.firstPage : asked
  return page && { page, needsSession: session === true }
}

/**
 * The file that was rendered at build time: the page as a visitor sees it first, or the frame of a player's
 * page. What other pages of visitors than the login show may depend on the search. `unlike`: names of pages
 * that this portal shows differently.
 */
export function prerenderedName(
  routes: PortalRoutes,
  request: PageRequest,
  unlike: readonly string[],
): string | null {
  const found = pageOf(routes, request)
  if (!found) return null
  const { page, access } = found.page
  const isFrame = access === 'player'
  if (found.needsSession !== isFrame || unlike.includes(page)) return null
  const mayDiffer = !isFrame && request.search !== '' && page !== routes.firstPage?.page
  return mayDiffer ? null : `/pages/${localeOfPage(request)}/${page}.html`
}

function textsOf(routes: PortalRoutes, { texts }: PortalRoute, code: LocaleCode): string[] {
  const catalog = locales.find((locale) => locale.code === code)?.catalog
  return texts.flatMap(
    (part) =>
      routes.files.find((name) => /\/texts-/.test(name) && name.endsWith(`.${catalog}.${part}.json`)) ?? [],
  )
}

/** Whether a page has its content, so that it is readable without what it loads. */
export const hasContent = (html: string): boolean => html.includes(' data-page="')

/**
 * Links to what a page loads before it renders, so that the browser requests it together with the first
 * script instead of after it. `html`: the page, whose own links are left out.
 */
export function preloadsOf(routes: PortalRoutes, request: PageRequest, html: string): string {
  const found = pageOf(routes, request)
  if (!found) return ''
  const { page, needsSession } = found
  // Its fonts come before its code.
  const low = hasContent(html) ? ' fetchpriority="low"' : ''
  const isNew = (name: string) => !html.includes(`"/${name}"`)
  const scripts = new Set([...page.scripts, ...(needsSession ? routes.session : [])])
  return [
    ...page.styles.filter(isNew).map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...[...scripts]
      .filter(isNew)
      .map((name) => `<link rel="modulepreload" crossorigin${low} href="/${name}">`),
    ...textsOf(routes, page, localeOfPage(request)).map(
      (name) => `<link rel="preload" as="fetch" crossorigin${low} href="/${name}">`,
    ),
  ].join('')
}
