import { ApiProvider } from '@olympus/api-client/api-provider'
import type { Session as ApiSession } from '@olympus/api-client/session'
import type { LocaleCode } from '@olympus/contract/locales'
import type { ReactNode } from 'react'
import { BrowserRouter, useLocation } from 'react-router'

import type { GuardedReload } from './build-manifest/reload-guard.ts'
import { ErrorBoundary } from './features/error/error-boundary.tsx'
import { useLocale } from './locale/locale-context.ts'
import { localeBasename } from './locale/locale-path.ts'
import { LocaleProvider } from './locale/locale-provider.tsx'
import { moveToLocale } from './locale/move-to-locale.ts'
import { AppRoutes } from './routes.tsx'
import type { EndedSession } from './session/ended-session.ts'
import { SessionProvider } from './session/session-provider.tsx'

interface AppProps {
  readonly session: ApiSession
  readonly ended: EndedSession
  readonly initialLocale: LocaleCode
  readonly recover: GuardedReload
}

function GuardedRoutes({ recover }: Pick<AppProps, 'recover'>): ReactNode {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary locationKey={pathname} recover={recover} userAgent={navigator.userAgent}>
      <AppRoutes />
    </ErrorBoundary>
  )
}

function LocalizedPortal({ session, ended, recover }: Omit<AppProps, 'initialLocale'>): ReactNode {
  const { code, tag } = useLocale()
  return (
    <ApiProvider client={session.client} locale={tag}>
      <SessionProvider session={session} ended={ended}>
        <BrowserRouter basename={localeBasename(code)}>
          <GuardedRoutes recover={recover} />
        </BrowserRouter>
      </SessionProvider>
    </ApiProvider>
  )
}

/** The portal in a browser. */
export const App = ({ initialLocale, ...portal }: AppProps): ReactNode => (
  <LocaleProvider initialCode={initialLocale} onSwitch={moveToLocale}>
    <LocalizedPortal {...portal} />
  </LocaleProvider>
)
