import type { Messages } from '@lingui/core'
import { createClient } from '@olympus/api-client/client'
import { memoryTokens } from '@olympus/api-client/token-store'
import { defaultLocale, tagOf, type LocaleCode } from '@olympus/contract/locales'
import { redirectRules } from '@olympus/contract/redirects'
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

/** Renders a page as it is before it knows anything about the player, if there is one. */
export async function prerenderPage(
  code: LocaleCode,
  messages: Messages,
  { path, isForPlayers }: PrerenderedRoute,
): Promise<RenderedPage> {
  const session = await sessionOf(client, isForPlayers ? { id: 0, username: '', email: '' } : null)
  return renderApp({ code, messages, path, session, rendered: prerenderedState })
}
