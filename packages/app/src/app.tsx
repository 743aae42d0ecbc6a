import type { LocaleCode } from '@olympus/contract/locales'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter, useLocation } from 'react-router'

import type { GuardedReload } from './build-manifest/reload-guard.ts'
import { ErrorBoundary } from './features/error/error-boundary.tsx'
import { useLocale } from './locale/locale-context.ts'
import { localeBasename } from './locale/locale-path.ts'
import { LocaleProvider } from './locale/locale-provider.tsx'
import { moveToLocale } from './locale/move-to-locale.ts'
import type { RenderedState } from './locale/rendered-state.ts'
import { NavigationPreload } from './preload-route.ts'
import { PressedPages } from './pressed-pages.tsx'
import { AppRoutes } from './routes.tsx'
import { FreshPage } from './shared/navigation/fresh-page.ts'
import type { PortalSession } from './session/portal-session.ts'
import { SessionProvider } from './session/session-provider.tsx'

interface AppProps {
  readonly session: PortalSession
  readonly initialLocale: LocaleCode
  /** Null if the server has not rendered the page. */
  readonly rendered?: RenderedState | null
  /** Called once React has taken over all parts of a rendered page, at once for other pages. */
  readonly onTakenOver?: (() => void) | undefined
  readonly recover: GuardedReload
  /** Called once per navigation, while its page renders. */
  readonly onNavigation: (locationKey: string, path: string) => void
  /** Called after each navigation, once its page, or the frame of its page, is shown. */
  readonly onArrival: (pathname: string) => void
  /** The browser's by default. */
  readonly router?: ComponentType<{ readonly basename: string; readonly children: ReactNode }>
}

type RouteProps = Pick<AppProps, 'recover' | 'onArrival' | 'router'>

function GuardedRoutes({ recover, onArrival }: Omit<RouteProps, 'router'>): ReactNode {
  const { pathname } = useLocation()
  // Not for a search alone: it changes while the player filters a list.
  useEffect(() => onArrival(pathname), [pathname, onArrival])
  return (
    <ErrorBoundary locationKey={pathname} recover={recover} userAgent={navigator.userAgent}>
      <AppRoutes />
    </ErrorBoundary>
  )
}

function LocalizedPortal({ router: Router = BrowserRouter, ...props }: RouteProps): ReactNode {
  const { code } = useLocale()
  return (
    <Router basename={localeBasename(code)}>
      <FreshPage />
      <GuardedRoutes {...props} />
    </Router>
  )
}

/** The root component of the portal. */
export const App = ({
  initialLocale,
  rendered = null,
  onTakenOver,
  session,
  onNavigation,
  ...routes
}: AppProps): ReactNode => (
  <LocaleProvider
    initialCode={initialLocale}
    rendered={rendered}
    onTakenOver={onTakenOver}
    onSwitch={moveToLocale}
  >
    <SessionProvider session={session}>
      <NavigationPreload value={onNavigation}>
        <PressedPages>
          <LocalizedPortal {...routes} />
        </PressedPages>
      </NavigationPreload>
    </SessionProvider>
  </LocaleProvider>
)
