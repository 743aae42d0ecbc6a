import { i18n, type Messages } from '@lingui/core'
import { createClient } from '@olympus/api-client/client'
import { createPendingMutations } from '@olympus/api-client/pending-mutations'
import type { Session } from '@olympus/api-client/session-options'
import { memoryTokens } from '@olympus/api-client/token-store'
import { tagOf, type LocaleCode } from '@olympus/contract/locales'
import { redirectRules } from '@olympus/contract/redirects'
import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { generatePath, StaticRouter } from 'react-router'

import { App } from './app.tsx'
import { guestRoutes } from './guest-routes.ts'
import type { AppRoute } from './lazy-route.ts'
import { localizePath } from './locale/locale-path.ts'
import { paths } from './paths.ts'
import { layoutTable, routeTable } from './route-table.ts'
import { createPortalSession, type PortalSession } from './session/portal-session.ts'
import { keepTitle, keptTitle } from './shared/navigation/prerendered-title.ts'

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

const playerRoutes = (routes: readonly AppRoute[]): AppRoute[] =>
  routes.flatMap((route) => [
    ...(route.access === 'player' ? [route] : []),
    ...playerRoutes(route.children ?? []),
  ])

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
  ...playerRoutes(routeTable)
    .filter(({ path }) => !leadsOn.includes(path))
    .map(({ path }) => ({
      pattern: path,
      path: generatePath(path, sampleParameters),
      isForPlayers: true,
    })),
]

type User = ReturnType<PortalSession['get']>['user']

/** A session that requests nothing, since requests are effects and none runs here. */
const sessionOf = (user: User) =>
  createPortalSession(
    () =>
      Promise.resolve({
        client: createClient({
          tokens: memoryTokens(),
          locale: () => i18n.locale,
          onUnauthorized: () => undefined,
        }),
        user: { get: () => user as ReturnType<Session['user']['get']>, subscribe: () => () => undefined },
        loadUser: () => Promise.reject(new Error('Nobody is logged in')),
        keep: () => Promise.resolve(),
        signOut: () => Promise.resolve(null),
      }),
    createPendingMutations(),
  )

const visitor = sessionOf(null)
const player = sessionOf({ id: 0, username: '', email: '' })

/** Loads the code of all pages. Must come before the first page, so that no page asks for its messages. */
export async function loadPages(): Promise<void> {
  const routes = [...guestRoutes, ...playerRoutes(routeTable)]
  await Promise.all(
    [...Object.values(layoutTable), ...routes.map(({ page }) => page)].map(({ load }) => load()),
  )
  await player.client()
}

export interface PrerenderedPage {
  /** Content of `#root`. */
  readonly markup: string
  readonly title: string
}

/** Renders a page as a browser does at first: before it knows anything about the player, if there is one. */
export async function prerenderPage(
  code: LocaleCode,
  messages: Messages,
  { path, isForPlayers }: PrerenderedRoute,
): Promise<PrerenderedPage> {
  i18n.loadAndActivate({ locale: tagOf(code), messages })
  keepTitle('')
  const router = ({ basename, children }: { basename: string; children: ReactNode }) => (
    <StaticRouter basename={basename} location={localizePath(code, path)}>
      {children}
    </StaticRouter>
  )
  const { prelude } = await prerender(
    <StrictMode>
      <App
        session={isForPlayers ? player : visitor}
        initialLocale={code}
        recover={() => false}
        onNavigation={() => undefined}
        onArrival={() => undefined}
        router={router}
      />
    </StrictMode>,
    {
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error
      },
    },
  )
  return { markup: await new Response(prelude).text(), title: keptTitle() }
}
