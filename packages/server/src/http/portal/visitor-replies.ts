import { setTimeout as sleep } from 'node:timers/promises'
import { apiBasePath, type Envelope } from '@olympus/contract/envelope'
import { type FirstReply, firstRepliesMarkup } from '@olympus/contract/first-replies'
import { tagOf } from '@olympus/contract/locales'
import { type Input, resolvePath } from '@olympus/contract/resolve-path'
import type { Context } from 'hono'
import { localeOfPage, type PageRequest } from './page-preloads.ts'
import type { CallApi } from './player-pages.ts'
import { splitLocale } from './portal-redirects.ts'
import type { PortalRoute, PortalRoutes } from './portal-routes.ts'

/** A page is sent without replies that take longer. Its browser requests them then. */
const patienceMs = 200
/** After that, pages are sent without replies: a slow database must not be asked everything twice. */
const pauseMs = 2000

type FirstRead = NonNullable<PortalRoute['reads']>[number]

interface Asked {
  readonly request: PageRequest
  readonly routes: PortalRoutes
}

/**
 * Answers what a visitor's page requests at first, with all checks and limits, as markup for its end. Empty
 * if that is nothing, fails or takes too long.
 */
export function createVisitorReplies(callApi: CallApi) {
  let pausedUntilMs = 0

  async function readOne(context: Context, read: FirstRead, locale: string): Promise<FirstReply> {
    const { method, path } = read
    const input = read.input as Input
    const address = apiBasePath + resolvePath(path, input)
    const response = await callApi(context, address, {
      accept: 'application/json',
      'accept-language': locale,
    })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    const { data } = (await response.json()) as Envelope
    return { method, path, input, data }
  }

  return async (context: Context, { request, routes }: Asked): Promise<string> => {
    const { reads = [] } = routes.find(splitLocale(request.pathname).rest) ?? {}
    const isOpened = context.req.method === 'GET' && request.headers.get('sec-purpose') === null
    const requestedAtMs = Date.now()
    if (reads.length === 0 || !isOpened || requestedAtMs < pausedUntilMs) return ''
    const locale = tagOf(localeOfPage(request))
    const read = Promise.all(reads.map((asked) => readOne(context, asked, locale))).catch(() => null)
    const replies = await Promise.race([read, sleep(patienceMs, 'late' as const, { ref: false })])
    if (replies === 'late') pausedUntilMs = Date.now() + pauseMs
    if (replies === 'late' || !replies) return ''
    return firstRepliesMarkup({ accountId: null, locale, requestedAtMs, position: null, replies })
  }
}
