import type { Messages } from '@lingui/core'
import { createClient } from '@olympus/api-client/client'
import { createReplyCollector } from '@olympus/api-client/reply-collector'
import { memoryTokens } from '@olympus/api-client/token-store'
import { getUser } from '@olympus/contract/account'
import { tagOf, type LocaleCode } from '@olympus/contract/locales'
import type { PageRenderer, PlayerPageRequest, RenderedPlayerPage } from '@olympus/contract/page-renderer'

import { localizePath } from '../locale/locale-path.ts'
import { PageNotFound } from '../shared/navigation/page-not-found.ts'
import { unknownTarget } from '../shared/navigation/rendered-page.ts'
import { playerPageHtml } from './page-html.ts'
import { renderApp } from './render-app.tsx'
import { sessionOf } from './session-of.ts'

/**
 * What a request needs, and where a page leads on to, may depend on what another request has answered, but
 * not deeper than this.
 */
const maxRounds = 6

/** The path that a page leads on to if that is the same page with another search; otherwise null. */
function pathOnSamePage(code: LocaleCode, path: string, target: string | null): string | null {
  if (target === null || target === unknownTarget) return null
  const { pathname, search } = new URL(target, 'https://portal.invalid')
  const [own = ''] = path.split('?')
  return pathname === localizePath(code, own) && own + search !== path ? own + search : null
}

async function renderWithReplies({
  code,
  messages,
  path,
  accessToken,
  fetch,
  template,
  timeZone,
  position,
  ...parts
}: PlayerPageRequest): Promise<RenderedPlayerPage | null> {
  const locale = tagOf(code)
  const requestedAtMs = Date.now()
  const tokens = memoryTokens({ token: accessToken })
  const collector = createReplyCollector(
    createClient({ tokens, locale: () => locale, onUnauthorized: () => undefined, fetch }),
  )
  const user = await collector.client.call(getUser).catch(() => null)
  if (!user) return null
  const session = await sessionOf(collector.client, user)
  const rendered = { timeZone: timeZone ?? 'UTC', atMs: requestedAtMs }
  const request = { code, messages: messages as Messages, session, rendered, provider: collector.Provider }
  let shownPath = path
  const render = () => renderApp({ ...request, path: shownPath })
  let page = await render()
  for (let round = 0; round < maxRounds; round++) {
    const next = pathOnSamePage(code, shownPath, page.target)
    if (next !== null) shownPath = next
    else if (!(await collector.load())) break
    page = await render()
  }
  if (collector.showRefusals() && (await isMissing(render()))) return { isMissing: true }
  const { target, ...shown } = page
  if (target !== null) return target === unknownTarget ? null : { leadsTo: target }
  const html = playerPageHtml(template, {
    ...shown,
    ...parts,
    tag: locale,
    address: localizePath(code, shownPath),
    timeZone,
    replies: { accountId: user.accountId, locale, requestedAtMs, position, replies: collector.replies() },
  })
  return { html }
}

/** Other faults concern only what the browser shows after its first rendering. */
const isMissing = (rendering: Promise<unknown>) =>
  rendering.then(
    () => false,
    (error: unknown) => error instanceof PageNotFound,
  )

/** Renders a page with what it requests at first. A browser takes it over with the same replies. */
export const renderPlayerPage: PageRenderer['renderPlayerPage'] = (request) =>
  renderWithReplies(request).catch((error: unknown) => {
    if (error instanceof PageNotFound) return { isMissing: true }
    throw error
  })
