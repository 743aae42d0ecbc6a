import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales } from '@olympus/contract/locales'
import type { Context } from 'hono'
import type { Log } from '../../log.ts'
import { readCookie } from '../cookies.ts'
import { type PageWorker, startPageWorker } from './page-jobs.ts'
import { localeOfPage, type PageRequest, preloadsOf } from './page-preloads.ts'
import { splitLocale } from './portal-redirects.ts'
import { timeZoneOf } from './time-zone-of.ts'
import type { PortalRoute, PortalRoutes } from './portal-routes.ts'
import type { RequestHeaders } from '../request-headers.ts'
import type { FindFile, StaticFile } from '../static-files.ts'

/** Pages that lead on to another one, and that one. */
const maxPages = 3

/** Answers a request to `/api` that the server makes for the sender of a page's request. */
export type CallApi = (
  context: Context,
  path: string,
  headers: Readonly<Record<string, string>>,
) => Promise<Response>

interface PlayerPageOptions {
  /** The code that renders pages, by the ID of its build. */
  readonly renderersDirectory: string
  readonly findFile: FindFile
  readonly callApi: CallApi
  /** The position of live events. */
  readonly readPosition: () => Promise<number>
  readonly log: Log
}

interface WantedPage {
  readonly request: PageRequest
  readonly routes: PortalRoutes
  readonly nonce: string
  /** The built `index.html`, with the nonce in place. */
  readonly template: string
}

/** What is none costs no rendering, and cannot break a header. */
const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/
const maxTokenLength = 2000

interface RenderedPage {
  readonly html: string
  /** Those that it may contain. */
  readonly inlineScripts: readonly string[]
}

/**
 * The access token of a player who opens a page of this site by an address, a bookmark or a link on it.
 * Requests that other sites or scripts may cause get none.
 */
export function accessTokenOf(method: string, headers: RequestHeaders): string | null {
  const isOpened =
    method === 'GET' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document' &&
    ['none', 'same-origin'].includes(headers.get('sec-fetch-site') ?? '') &&
    headers.get('sec-purpose') === null
  const token = isOpened ? readCookie(headers, 'token') : null
  return token !== null && token.length <= maxTokenLength && jwt.test(token) ? token : null
}

const textOf = async (file: StaticFile | null) =>
  file && new TextDecoder().decode(await file.body('identity'))

const stylesOf = (findFile: FindFile, { stylesheets }: PortalRoute) =>
  Promise.all(
    stylesheets.map(async (sheet) => ({
      ...sheet,
      text: (await textOf(await findFile(`/${sheet.name}`))) ?? '',
    })),
  )

/** Renders pages of players with their first data. Null where that is impossible. */
export function createPlayerPages(options: PlayerPageOptions) {
  const { renderersDirectory, findFile, callApi, readPosition, log } = options
  let known: { readonly id: string; readonly worker: PageWorker | null } | null = null
  const catalogs = new WeakMap<PortalRoutes, Map<string, Promise<Record<string, unknown>>>>()

  /** Renders with the code of a build. */
  function workerOf({ id }: PortalRoutes): PageWorker | null {
    if (known?.id === id && !known.worker?.isOver()) return known.worker
    known?.worker?.stop()
    const file = path.join(renderersDirectory, id, 'renderer.js')
    known = { id, worker: existsSync(file) ? startPageWorker(pathToFileURL(file).href, log) : null }
    return known.worker
  }

  async function readCatalog(routes: PortalRoutes, catalog: string) {
    const names = routes.files.filter((name) => name.includes('/texts-') && name.split('.')[1] === catalog)
    const texts = await Promise.all(names.map(async (name) => textOf(await findFile(`/${name}`))))
    return Object.assign({}, ...texts.map((text) => JSON.parse(text ?? '{}') as object)) as Record<
      string,
      unknown
    >
  }

  function messagesOf(routes: PortalRoutes, catalog: string) {
    const read = catalogs.get(routes) ?? new Map<string, Promise<Record<string, unknown>>>()
    catalogs.set(routes, read)
    const messages = read.get(catalog) ?? readCatalog(routes, catalog)
    read.set(catalog, messages)
    messages.catch(() => read.delete(catalog))
    return messages
  }

  /** Renders one page, which may lead on to another one. */
  async function render(context: Context, wanted: WantedPage, accessToken: string) {
    const { request, routes, template, nonce } = wanted
    const { pathname, search } = request
    const page = routes.find(splitLocale(pathname).rest)
    const worker = workerOf(routes)
    if (!page?.hasPlayerData || !worker) return null
    const code = localeOfPage(request)
    const catalog = locales.find((locale) => locale.code === code)?.catalog ?? 'en'
    const [messages, styles, position] = await Promise.all([
      messagesOf(routes, catalog),
      stylesOf(findFile, page),
      // Before the data, so that no event is missed. Without the database, there is no data either.
      readPosition().catch(() => null),
    ])
    const inlined = page.styles.map((name) => `"/${name}"`).join()
    const preloads = preloadsOf(routes, request, template + inlined)
    const path = splitLocale(pathname).rest + search
    const timeZone = timeZoneOf(request.headers)
    const given = { code, path, accessToken, timeZone, position, template, nonce, styles, preloads }
    return worker.render({ ...given, catalog: { name: catalog, messages } }, (asked, headers) =>
      callApi(context, asked, headers),
    )
  }

  return async (context: Context, wanted: WantedPage): Promise<RenderedPage | 'missing' | null> => {
    // A visitor may log in soon, so the worker starts with the first page.
    const worker = workerOf(wanted.routes)
    const accessToken = accessTokenOf(context.req.method, wanted.request.headers)
    if (accessToken === null) return null
    let { request } = wanted
    for (let page = 0; page < maxPages; page++) {
      const rendered = await render(context, { ...wanted, request }, accessToken)
      if (rendered === null) return null
      if ('isMissing' in rendered) return 'missing'
      if ('html' in rendered) return { ...rendered, inlineScripts: worker?.inlineScripts() ?? [] }
      const { pathname, search } = new URL(rendered.leadsTo, 'https://portal.invalid')
      request = { ...request, pathname, search }
    }
    return null
  }
}
