import { firstSupportMarkup } from '@olympus/contract/first-replies'
import type { Support } from '@olympus/contract/support'
import type { Context } from 'hono'
import type { Log } from '../../log.ts'
import type { Random } from '../../random.ts'
import { compress, encodingFor } from '../compression.ts'
import { withHead } from './page-head.ts'
import { localeOfPage, type PageRequest, pageVariants, preloadsOf, prerenderedName } from './page-preloads.ts'
import { type CallApi, createPlayerPages } from './player-pages.ts'
import { portalPolicy, reportingHeaders } from './portal-policy.ts'
import { splitLocale } from './portal-redirects.ts'
import type { PortalRoutes } from './portal-routes.ts'
import { createVisitorReplies } from './visitor-replies.ts'
import type { FindFile, StaticFile } from '../static-files.ts'

export interface PageOptions {
  /** The code that renders pages, by the ID of its build. */
  readonly renderersDirectory: string
  readonly findFile: FindFile
  readonly callApi: CallApi
  /** The position of live events. */
  readonly readPosition: () => Promise<number>
  readonly publicUrl: string
  readonly log: Log
  readonly random: Random
  readonly support: Support
}

interface Asked {
  readonly request: PageRequest
  readonly routes: PortalRoutes
  readonly isKnown: boolean
}

interface Wanted extends Asked {
  readonly nonce: string
}

interface Page {
  readonly html: string
  /** Markup. */
  readonly preloads: string
  /** Markup for the end of a visitor's page. */
  readonly data: string
  readonly policy: string
  /** Whether it contains replies, which an answer from the browser's cache must not show as new. */
  readonly hasReplies: boolean
}

interface Template {
  readonly modifiedAt: number
  /** The page between its nonces. */
  readonly parts: readonly string[]
  readonly policy: (nonce: string) => string
}

const placeholder = '%CSP_NONCE%'
const contactPage = 'contact'
const indexName = '/index.html'
const contentType = 'text/html; charset=utf-8'

/** Finds the page that was rendered at build time, else the page that renders every path. */
async function findPage(findFile: FindFile, prerendered: string | null) {
  for (const name of [prerendered, indexName]) {
    const file = name && (await findFile(name))
    if (file) return { name, file }
  }
  return null
}

/** Answers with the page of an address; null if the portal is not built. `base`: headers of every reply. */
export function createPortalPages(options: PageOptions, base: Readonly<Record<string, string>>) {
  const { findFile, publicUrl, random, support } = options
  // Its prerendered file has a form and no imprint.
  const unlike = support.email !== null && support.imprint === null ? [] : [contactPage]
  const renderPlayerPage = createPlayerPages(options)
  const readReplies = createVisitorReplies(options.callApi)
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

  async function storedPage(context: Context, { request, routes, nonce }: Wanted): Promise<Page | null> {
    const page = await findPage(findFile, prerenderedName(routes, request, unlike))
    if (!page) return null
    const { parts, policy } = await templateOf(page.name, page.file)
    const html = parts.join(nonce)
    const replies = page.name === indexName ? '' : await readReplies(context, { request, routes })
    const isContact = routes.find(splitLocale(request.pathname).rest)?.page === contactPage
    const data = isContact ? replies + firstSupportMarkup(support) : replies
    const preloads = preloadsOf(routes, request, html)
    return { html, preloads, data, policy: policy(nonce), hasReplies: replies !== '' }
  }

  async function playersPage(
    context: Context,
    { request, routes, nonce }: Wanted,
  ): Promise<Page | 'missing' | null> {
    const file = await findFile(indexName)
    if (!file) return null
    const template = (await templateOf(indexName, file)).parts.join(nonce)
    const page = await renderPlayerPage(context, { request, routes, nonce, template })
    if (page === null || page === 'missing') return page
    // Not from the page itself: a script that its data brought in would allow itself.
    const policy = portalPolicy(template, page.inlineScripts)(nonce)
    return { html: page.html, preloads: '', data: '', policy, hasReplies: true }
  }

  return async (context: Context, asked: Asked): Promise<Response | null> => {
    const { request } = asked
    const wanted = { ...asked, nonce: random.bytes(18).toString('base64') }
    const players = await playersPage(context, wanted)
    const isKnown = asked.isKnown && players !== 'missing'
    const page = players === null || players === 'missing' ? await storedPage(context, wanted) : players
    if (!page) return null
    const encoding = encodingFor(context.req.header('accept-encoding') ?? null, contentType)
    const { html, preloads, data, policy, hasReplies } = page
    const head = {
      publicUrl,
      pathname: request.pathname,
      isKnown,
      language: localeOfPage(request),
      preloads,
      data,
    }
    const text = withHead(html, head)
    return new Response(encoding === 'identity' ? text : await compress[encoding](text), {
      status: isKnown ? 200 : 404,
      headers: {
        ...base,
        'content-type': contentType,
        'cache-control': hasReplies ? 'no-store' : 'no-cache',
        vary: pageVariants,
        'content-security-policy': policy,
        ...reportingHeaders,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    })
  }
}
