import { createHash } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Log } from '../log.ts'
import type { Random } from '../random.ts'
import { localeOf } from './client.ts'
import { redirectOf, splitLocale } from './portal-redirects.ts'
import { createPortalRoutes } from './portal-routes.ts'
import { withHead } from './page-head.ts'
import { localeOfPage, pageVariants, preloadsOf, prerenderedName } from './page-preloads.ts'
import { plainTexts } from './plain-texts.ts'
import { portalPolicy, reportingHeaders } from './portal-policy.ts'
import { headersOf } from './request-headers.ts'
import { securityHeaders } from './security-headers.ts'
import { encodingFor, type Encoding, type StaticFile, createStaticFiles } from './static-files.ts'

interface PortalOptions {
  /** The built portal. */
  readonly directory: string
  readonly publicUrl: string
  readonly log: Log
  readonly random: Random
  /** Whether the contact page has a form, as its prerendered file has. */
  readonly hasContactForm: boolean
}

const placeholder = '%CSP_NONCE%'
const contactPage = 'contact'
const immutable = 'public, max-age=31536000, immutable'
const robots = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly/i
const isRobot = (context: Context) => robots.test(context.req.header('user-agent') ?? '')

interface Template {
  readonly modifiedAt: number
  /** The page between its nonces. */
  readonly parts: readonly string[]
  readonly policy: (nonce: string) => string
}

async function compressed(text: string, encoding: Encoding): Promise<string | Uint8Array<ArrayBuffer>> {
  if (encoding === 'br')
    return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return encoding === 'gzip' ? promisify(gzip)(text, { level: 6 }) : text
}

/** Finds the page that was rendered at build time, else the page that renders every path. */
async function findPage(findFile: (name: string) => Promise<StaticFile | null>, prerendered: string | null) {
  for (const name of [prerendered, '/index.html']) {
    const file = name && (await findFile(name))
    if (file) return { name, file }
  }
  return null
}

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
  publicUrl,
  log,
  random,
  hasContactForm,
}: PortalOptions): (context: Context) => Promise<Response> {
  const base = securityHeaders(publicUrl)
  const unlike = hasContactForm ? [] : [contactPage]
  const findFile = createStaticFiles(directory)
  const readRoutes = createPortalRoutes(findFile)
  const templates = new Map<string, Template>()

  async function templateOf(name: string, file: StaticFile): Promise<Template> {
    const known = templates.get(name)
    if (known?.modifiedAt === file.modifiedAt) return known
    const text = new TextDecoder().decode(await file.body('identity'))
    const { modifiedAt } = file
    const template = { modifiedAt, parts: text.split(placeholder), policy: portalPolicy(text) }
    templates.set(name, template)
    return template
  }

  async function sendPage(context: Context, { pathname, search }: URL): Promise<Response> {
    const routes = await readRoutes()
    const isKnown = routes.find(splitLocale(pathname).rest) !== null
    if (!isKnown && isRobot(context)) return sendNotFound(context, pathname)
    const request = { pathname, search, headers: headersOf(context) }
    const page = await findPage(findFile, prerenderedName(routes, request, unlike))
    if (!page) return sendNotFound(context, pathname)
    const { name, file } = page
    const { parts, policy } = await templateOf(name, file)
    const nonce = random.bytes(18).toString('base64')
    const encoding = encodingFor(context.req.header('accept-encoding') ?? null, file.contentType)
    const html = parts.join(nonce)
    const preloads = preloadsOf(routes, request, html)
    const language = localeOfPage(request)
    const text = withHead(html, { publicUrl, pathname, isKnown, language, preloads })
    return new Response(await compressed(text, encoding), {
      status: isKnown ? 200 : 404,
      headers: {
        ...base,
        'content-type': file.contentType,
        'cache-control': 'no-cache',
        vary: pageVariants,
        'content-security-policy': policy(nonce),
        ...reportingHeaders,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    })
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
