import type { Messages } from '@lingui/core'
import { createClient, type Client } from '@olympus/api-client/client'
import { createReplyCollector } from '@olympus/api-client/reply-collector'
import { memoryTokens } from '@olympus/api-client/token-store'
import type { Endpoint } from '@olympus/contract/endpoint'
import type { FirstRead } from '@olympus/contract/first-replies'
import { defaultLocale, tagOf, type LocaleCode } from '@olympus/contract/locales'
import { redirectRules } from '@olympus/contract/redirects'
import type { Input } from '@olympus/contract/resolve-path'
import { generatePath } from 'react-router'

import { prerenderedState } from '../locale/rendered-state.ts'
import { paths } from '../paths.ts'
import { playerRoutes } from './load-pages.ts'
import { renderApp, type RenderedPage } from './render-app.tsx'
import { sessionOf } from './session-of.ts'

/** Pages of visitors whose first view depends on nothing but the language. */
const guestPaths = [
  paths.login,
  paths.register,
  paths.landing,
  paths.resetPassword,
  paths.contact,
  paths.wheelFairness,
  paths.terms,
  paths.privacy,
] as const

/** Any values: no text of a page that has no data yet depends on them. */
const sampleParameters = { id: '1', itemId: 'item', board: 'raids', key: 'A'.repeat(22) }

/** Pages that only lead to another one. */
const leadsOn: readonly string[] = [paths.logs, ...redirectRules.map(({ from }) => from)]

interface PrerenderedRoute {
  /** Pattern of the route. */
  readonly pattern: string
  readonly path: string
  readonly isForPlayers: boolean
}

export const prerenderedRoutes: readonly PrerenderedRoute[] = [
  ...guestPaths.map((path) => ({ pattern: path, path, isForPlayers: false })),
  ...playerRoutes()
    .filter(({ path }) => !leadsOn.includes(path))
    .map(({ path }) => ({
      pattern: path,
      path: generatePath(path, sampleParameters),
      isForPlayers: true,
    })),
]

const client = createClient({
  tokens: memoryTokens(),
  locale: () => tagOf(defaultLocale),
  onUnauthorized: () => undefined,
})

interface PrerenderedPage extends RenderedPage {
  /** What the page of a visitor requests at first. */
  readonly reads: readonly FirstRead[]
}

/** Renders a page as it is before it knows anything about the player, if there is one. */
export async function prerenderPage(
  code: LocaleCode,
  messages: Messages,
  { path, isForPlayers }: PrerenderedRoute,
): Promise<PrerenderedPage> {
  const request = { code, messages, path, rendered: prerenderedState }
  if (isForPlayers) {
    const session = await sessionOf(client, { id: 0, username: '', email: '' })
    return { ...(await renderApp({ ...request, session })), reads: [] }
  }
  const reads: FirstRead[] = []
  const call = ({ method, path }: Endpoint, input: Input = {}) => {
    reads.push({ method, path, input })
    return Promise.reject(new Error('The build has no API'))
  }
  const collector = createReplyCollector({ ...client, call: call as Client['call'] })
  const session = await sessionOf(collector.client, null)
  const page = await renderApp({ ...request, session, provider: collector.Provider })
  await collector.load()
  return { ...page, reads }
}
