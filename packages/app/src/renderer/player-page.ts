import type { Messages } from '@lingui/core'
import { createClient } from '@olympus/api-client/client'
import { createReplyCollector } from '@olympus/api-client/reply-collector'
import { memoryTokens } from '@olympus/api-client/token-store'
import { getUser } from '@olympus/contract/account'
import { tagOf } from '@olympus/contract/locales'
import type { PageRenderer, PlayerPageRequest, RenderedPlayerPage } from '@olympus/contract/page-renderer'

import { localizePath } from '../locale/locale-path.ts'
import { PageNotFound } from '../shared/navigation/page-not-found.ts'
import { unknownTarget } from '../shared/navigation/rendered-page.ts'
import { playerPageHtml } from './page-html.ts'
import { renderApp } from './render-app.tsx'
import { sessionOf } from './session-of.ts'

/** What a request needs may depend on what another one has answered, but not deeper than this. */
const maxRounds = 4

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
  const request = {
    code,
    messages: messages as Messages,
    path,
    session,
    rendered,
    provider: collector.Provider,
  }
  const render = () => renderApp(request)
  let page = await render()
  for (let round = 0; round < maxRounds && (await collector.load()); round++) page = await render()
  if (collector.showRefusals() && (await isMissing(render()))) return { isMissing: true }
  const { target, ...shown } = page
  if (target !== null) return target === unknownTarget ? null : { leadsTo: target }
  const html = playerPageHtml(template, {
    ...shown,
    ...parts,
    tag: locale,
    address: localizePath(code, path),
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
