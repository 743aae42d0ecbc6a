import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Context } from 'hono'
import { localeOf } from '../client.ts'
import { encodingFor } from '../compression.ts'
import { plainTexts } from '../plain-texts.ts'
import { createPortalPages, type PageOptions } from './portal-pages.ts'
import { redirectOf, splitLocale } from './portal-redirects.ts'
import { createPortalRoutes } from './portal-routes.ts'
import { headersOf } from '../request-headers.ts'
import { securityHeaders } from '../security-headers.ts'
import { type StaticFile, createStaticFiles } from '../static-files.ts'

interface PortalOptions extends Omit<PageOptions, 'findFile' | 'renderersDirectory'> {
  /** The built portal. Beside it are the `renderers`. */
  readonly directory: string
}

const immutable = 'public, max-age=31536000, immutable'
const robots = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly/i
const isRobot = (context: Context) => robots.test(context.req.header('user-agent') ?? '')

interface SentFile {
  readonly pathname: string
  readonly file: StaticFile
  readonly base: Readonly<Record<string, string>>
}

async function sendFile(context: Context, { pathname, file, base }: SentFile): Promise<Response> {
  const encoding = encodingFor(context.req.header('accept-encoding') ?? null, file.contentType)
  const bytes = await file.body(encoding)
  const isImmutable = pathname.startsWith('/assets/')
  const etag = isImmutable ? null : `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...base,
    'content-type': file.contentType,
    'cache-control': isImmutable ? immutable : 'no-cache',
    vary: 'accept-encoding',
    ...(etag && { etag }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  if (etag && context.req.header('if-none-match') === etag)
    return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers })
}

/**
 * Answers with the files of the built portal, and with its page for every other path: with the status 404 if
 * the path has no page. Use it as `notFound`.
 */
export function createPortal({
  directory,
  ...options
}: PortalOptions): (context: Context) => Promise<Response> {
  const { publicUrl, log } = options
  const base = securityHeaders(publicUrl)
  const findFile = createStaticFiles(directory)
  const readRoutes = createPortalRoutes(findFile)
  const renderersDirectory = path.join(directory, '../renderers')
  const answerPage = createPortalPages({ ...options, renderersDirectory, findFile }, base)

  async function sendPage(context: Context, { pathname, search }: URL): Promise<Response> {
    const routes = await readRoutes()
    const isKnown = routes.find(splitLocale(pathname).rest) !== null
    if (!isKnown && isRobot(context)) return sendNotFound(context, pathname)
    const request = { pathname, search, headers: headersOf(context) }
    return (await answerPage(context, { request, routes, isKnown })) ?? sendNotFound(context, pathname)
  }

  function sendNotFound(context: Context, pathname: string): Response {
    const { notFound } = plainTexts[localeOf(headersOf(context))]
    const asksAsRobot = isRobot(context)
    if (asksAsRobot) log.info({ path: pathname }, 'not found, asked for by a robot')
    const headers = { ...base, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }
    return new Response(asksAsRobot ? null : notFound, { status: 404, headers })
  }

  return async (context) => {
    if (!['GET', 'HEAD'].includes(context.req.method)) return sendNotFound(context, context.req.path)
    const url = new URL(context.req.url)
    const { pathname } = url
    const isFile = path.posix.basename(pathname).includes('.')
    const redirect = isFile ? null : redirectOf(url)
    if (redirect) {
      const { status, location } = redirect
      return new Response(null, { status, headers: { ...base, location } })
    }
    if (!isFile) return sendPage(context, url)
    const file = pathname.endsWith('.html') ? null : await findFile(pathname)
    return file ? sendFile(context, { pathname, file, base }) : sendNotFound(context, pathname)
  }
}
