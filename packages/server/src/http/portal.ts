import { createHash } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isLocaleCode } from '@olympus/contract/locales'
import { redirectRules } from '@olympus/contract/redirects'
import type { Context } from 'hono'
import type { Log } from '../log.ts'
import type { Random } from '../random.ts'
import { portalPolicy, reportingHeaders } from './portal-policy.ts'
import { securityHeaders } from './security-headers.ts'
import { encodingFor, type Encoding, type StaticFile, createStaticFiles } from './static-files.ts'

interface PortalOptions {
  /** The built portal. */
  readonly directory: string
  readonly publicUrl: string
  readonly log: Log
  readonly random: Random
}

const placeholder = '%CSP_NONCE%'
const immutable = 'public, max-age=31536000, immutable'
const robots = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly/i

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

/** A path without its locale prefix, and the prefix. */
function splitLocale(pathname: string): { readonly prefix: string; readonly rest: string } {
  const [, first = ''] = pathname.split('/')
  const prefix = isLocaleCode(first) ? `/${first}` : ''
  return { prefix, rest: pathname.slice(prefix.length) || '/' }
}

function redirectOf(pathname: string): string | null {
  const { prefix, rest } = splitLocale(pathname)
  const rule = redirectRules.find(({ from }) => from === rest)
  if (!rule) return null
  return rule.to.startsWith('/') ? prefix + rule.to : rule.to
}

/** Finds the page rendered at build time for this path, else the page that renders every path. */
async function findPage(findFile: (name: string) => Promise<StaticFile | null>, pathname: string) {
  const bare = pathname.replace(/\/+$/, '')
  for (const name of [`${bare}.html`, `${bare}/index.html`, '/index.html']) {
    const file = await findFile(name)
    if (file) return { name, file }
  }
  return null
}

/**
 * Answers with the files of the built portal, and with its page for every other path. Use it as `notFound`.
 */
export function createPortal({
  directory,
  publicUrl,
  log,
  random,
}: PortalOptions): (context: Context) => Promise<Response> {
  const base = securityHeaders(publicUrl)
  const findFile = createStaticFiles(directory)
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

  async function sendPage(context: Context, name: string, file: StaticFile): Promise<Response> {
    const { parts, policy } = await templateOf(name, file)
    const nonce = random.bytes(18).toString('base64')
    const encoding = encodingFor(context.req.header('accept-encoding') ?? null, file.contentType)
    return new Response(await compressed(parts.join(nonce), encoding), {
      headers: {
        ...base,
        'content-type': file.contentType,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        'content-security-policy': policy(nonce),
        ...reportingHeaders,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    })
  }

  async function sendFile(context: Context, pathname: string, file: StaticFile): Promise<Response> {
    const encoding = encodingFor(context.req.header('accept-encoding') ?? null, file.contentType)
    const bytes = await file.body(encoding)
    const isImmutable = pathname.startsWith('/assets/')
    const etag = isImmutable
      ? null
      : `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
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

  function sendNotFound(context: Context, pathname: string): Response {
    const isRobot = robots.test(context.req.header('user-agent') ?? '')
    if (isRobot) log.info({ path: pathname }, 'not found, asked for by a robot')
    const headers = { ...base, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }
    return new Response(isRobot ? null : 'Not found', { status: 404, headers })
  }

  return async (context) => {
    if (!['GET', 'HEAD'].includes(context.req.method)) return sendNotFound(context, context.req.path)
    const { pathname } = new URL(context.req.url)
    const target = redirectOf(pathname)
    if (target) return new Response(null, { status: 302, headers: { ...base, location: target } })
    const isFile = path.posix.basename(pathname).includes('.')
    if (!isFile) {
      const page = await findPage(findFile, pathname)
      return page ? sendPage(context, page.name, page.file) : sendNotFound(context, pathname)
    }
    const file = pathname.endsWith('.html') ? null : await findFile(pathname)
    return file ? sendFile(context, pathname, file) : sendNotFound(context, pathname)
  }
}
