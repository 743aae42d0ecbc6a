import { i18n, type Messages } from '@lingui/core'
import { createClient } from '@olympus/api-client/client'
import { createPendingMutations } from '@olympus/api-client/pending-mutations'
import { memoryTokens } from '@olympus/api-client/token-store'
import { tagOf, type LocaleCode } from '@olympus/contract/locales'
import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'

import { App } from './app.tsx'
import { guestRoutes } from './guest-routes.ts'
import { localizePath } from './locale/locale-path.ts'
import { paths } from './paths.ts'
import { layoutTable } from './route-table.ts'
import { createPortalSession } from './session/portal-session.ts'
import { keptTitle } from './shared/navigation/prerendered-title.ts'

/** Pages of visitors whose first view depends on nothing but the language. */
export const prerenderedPaths = [
  paths.login,
  paths.register,
  paths.landing,
  paths.resetPassword,
  paths.contact,
  paths.wheelFairness,
  paths.terms,
  paths.privacy,
] as const

/** Loads the code of all pages. Must come before the first page, so that no page asks for its messages. */
export const loadPages = (): Promise<unknown> =>
  Promise.all(
    [...Object.values(layoutTable), ...guestRoutes.map(({ page }) => page)].map(({ load }) => load()),
  )

/** A visitor's session. It requests nothing, since requests are effects and none runs here. */
const session = createPortalSession(
  () =>
    Promise.resolve({
      client: createClient({
        tokens: memoryTokens(),
        locale: () => i18n.locale,
        onUnauthorized: () => undefined,
      }),
      user: { get: () => null, subscribe: () => () => undefined },
      loadUser: () => Promise.reject(new Error('A visitor has no user')),
      keep: () => Promise.resolve(),
      signOut: () => Promise.resolve(null),
    }),
  createPendingMutations(),
)

export interface PrerenderedPage {
  /** Content of `#root`. */
  readonly markup: string
  readonly title: string
}

/** Renders a page as a visitor's browser does at first. */
export async function prerenderPage(
  code: LocaleCode,
  messages: Messages,
  path: string,
): Promise<PrerenderedPage> {
  i18n.loadAndActivate({ locale: tagOf(code), messages })
  const router = ({ basename, children }: { basename: string; children: ReactNode }) => (
    <StaticRouter basename={basename} location={localizePath(code, path)}>
      {children}
    </StaticRouter>
  )
  const { prelude } = await prerender(
    <StrictMode>
      <App
        session={session}
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
