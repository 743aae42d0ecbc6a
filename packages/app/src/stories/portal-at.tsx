import type { ApiError } from '@olympus/api-client/api-error'
import { createPendingMutations } from '@olympus/api-client/pending-mutations'
import { createClient } from '@olympus/api-client/client'
import { memoryTokens } from '@olympus/api-client/token-store'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { banners, defaultBanner, defaultTheme, themes } from '@olympus/contract/appearance'
import { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import { keepSession, logOut } from '@olympus/contract/sessions'
import { useMemo, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

import { ErrorBoundary } from '../features/error/error-boundary.tsx'
import { errorFacts } from '../features/error/error-rules.ts'
import { LocaleProvider } from '../locale/locale-provider.tsx'
import { PressedPages } from '../pressed-pages.tsx'
import { AppRoutes } from '../routes.tsx'
import { settled } from '../shared/loading/keep-settled.ts'
import { FreshPage } from '../shared/navigation/fresh-page.ts'
import { SessionContext, type KnownUser, type Session } from '../session/session-context.ts'
import { rememberAccountChoices } from '../theme/account-appearance.ts'
import { setAppearance } from '../theme/appearance.ts'
import { storyLocaleOf } from './story-locale.ts'

const theron: KnownUser = { id: 20971, username: 'Theron', email: 'theron@example.com' }

/** What keeps the shown page from reloading for a new build, besides dialogs and typed text. */
export const holds = createPendingMutations()

interface PortalAtProps {
  /** URL without locale prefix, with its query: `/logs/shop?page=2`. */
  readonly path: string
  readonly isVisitor?: boolean
  /** How the last session ended. */
  readonly initiallyEnded?: Session['ended']
  /** What the browser kept from an earlier visit. */
  readonly storedRoster?: DataOf<typeof listCharacters>
  /** What is shown instead of the page at the URL. */
  readonly children?: ReactNode
}

/** The error page hides internal faults from players, but tests must see them. */
function failStory(error: unknown): void {
  if (errorFacts(error).status === 500) reportError(error)
}

/**
 * Starts with the sample account's choices already known, so that the toolbar's
 * theme and banner stay applied.
 */
function initAppearance(): void {
  const { theme, banner } = document.documentElement.dataset
  rememberAccountChoices({ theme: sampleUser.theme, banner: sampleUser.banner, locale: sampleUser.locale })
  setAppearance({
    theme: themes.find((known) => known === theme) ?? defaultTheme,
    banner: banners.find((known) => known === banner) ?? defaultBanner,
  })
}

/** A story of the whole portal at a URL: real routes, guards and layouts, with the API mocked by MSW. */
export function PortalAt({
  path,
  isVisitor = false,
  initiallyEnded = null,
  storedRoster,
  children = <AppRoutes />,
}: PortalAtProps): ReactNode {
  const initialLocale = storyLocaleOf(document.documentElement.lang)
  useState(initAppearance)
  const [user, setUser] = useState(isVisitor ? null : theron)
  const [ended, setEnded] = useState(initiallyEnded)
  const session = useMemo((): Session => {
    const client = createClient({
      tokens: memoryTokens(isVisitor ? {} : { token: 't', refreshToken: 'r' }),
      locale: () => document.documentElement.lang,
      stored: (endpoint) => (endpoint === listCharacters ? storedRoster : undefined),
      onUnauthorized: (key, data) => {
        setUser(null)
        setEnded({ cause: 'unauthorized', key, data })
      },
    })
    const loaded = settled(client)
    return {
      user,
      ended,
      client: () => loaded,
      holdReload: holds.hold,
      start: async () => setUser(theron),
      async keep() {
        await client.call(keepSession, { body: { refreshToken: 'r' } })
      },
      async signOut() {
        await client.call(logOut).catch(({ requestId }: ApiError) => {
          setEnded({ cause: 'sign-out', key: 'LOGOUT_ERROR', requestId })
        })
        setUser(null)
      },
    }
  }, [user, ended, isVisitor, storedRoster])

  return (
    <LocaleProvider initialCode={initialLocale} onSwitch={() => undefined}>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={[path]}>
          <FreshPage />
          <ErrorBoundary locationKey={path} recover={() => false} userAgent="Storybook" onCaught={failStory}>
            <PressedPages>{children}</PressedPages>
          </ErrorBoundary>
        </MemoryRouter>
      </SessionContext>
    </LocaleProvider>
  )
}
