import { redirectRules, withoutTrailingSlash } from '@olympus/contract/redirects'
import {
  createContext,
  createElement,
  memo,
  startTransition,
  use,
  useEffect,
  useState,
  type ReactNode,
} from 'react'
import { Route, Routes, useLocation } from 'react-router'

import { LeadOn } from './shared/navigation/lead-on.tsx'
import { guard } from './guards.ts'
import type { AppRoute, LayoutName, LazyPage } from './lazy-route.ts'
import { matchRoute } from './match-route.ts'
import { NavigationPreload } from './preload-route.ts'
import { shownPages } from './pressed-pages.tsx'
import { layoutTable, notFoundPage, routeTable } from './route-table.ts'
import { safeRedirect } from './safe-redirect.ts'
import { useSession } from './session/session-context.ts'
import { LeavePortal } from './shared/navigation/leave-portal.tsx'
import { PageFrames } from './shared/navigation/page-frames.ts'

const layoutNames = Object.keys(layoutTable) as LayoutName[]

export const isKnownPath = (pathname: string): boolean => matchRoute(routeTable, pathname).chain.length > 0

/** Renders a page once its code is loaded. Until then, what is visible stays. */
const LoadedPage = memo(function LoadedPage({ page }: { page: LazyPage }): ReactNode {
  useEffect(() => void shownPages.add(page), [page])
  return createElement(use(page.load()))
})

/** The key of the first location. The server may have rendered its page, and its code is already loaded. */
const FirstKey = createContext('')

/** A page that is shown for the first time takes a while, so its layout may show a frame before it. */
function RoutePage({ path, page }: Pick<AppRoute, 'page' | 'path'>): ReactNode {
  const isFirst = useLocation().key === use(FirstKey)
  const [isFramed, setIsFramed] = useState(!isFirst && !shownPages.has(page))
  useEffect(() => startTransition(() => setIsFramed(false)), [])
  const frame = use(PageFrames)(path)
  return isFramed && frame ? frame : <LoadedPage page={page} />
}

const routeElements = (routes: readonly AppRoute[]): ReactNode =>
  routes.map(({ path, page, children }) => (
    <Route key={path} path={path} element={<RoutePage key={page.name} path={path} page={page} />}>
      {children && routeElements(children)}
    </Route>
  ))

const allRoutes = layoutNames.map((layout) => (
  <Route key={layout} element={<LoadedPage page={layoutTable[layout]} />}>
    {routeElements(routeTable.filter((route) => route.layout === layout))}
  </Route>
))

/**
 * The page at the current URL, or the guards' redirect. A path that stands for another one has the page of
 * that one, so that the layout stays while the address changes.
 */
export function AppRoutes(): ReactNode {
  const location = useLocation()
  const { key, pathname, search, hash } = location
  const [firstKey] = useState(key)
  const preload = use(NavigationPreload)
  const { user, ended } = useSession()
  const bare = withoutTrailingSlash(pathname)
  if (bare !== pathname) return <LeadOn to={bare + search + hash} />
  const { chain, params } = matchRoute(routeTable, pathname)
  const landing = safeRedirect(new URLSearchParams(search).get('redirect'), isKnownPath)
  const verdict = guard({
    chain,
    params,
    pathname,
    search,
    hasUser: user !== null,
    hasSignedOut: ended?.cause === 'sign-out',
    landing,
    rules: redirectRules,
  })
  switch (verdict.kind) {
    case 'not-found':
      return <LoadedPage page={notFoundPage} />
    case 'redirect':
      return <LeadOn to={verdict.to} />
    case 'leave':
      return <LeavePortal url={verdict.url} />
    case 'alias':
    case 'allow': {
      const isAlias = verdict.kind === 'alias'
      const shownAt = isAlias ? { ...location, pathname: verdict.to, search: '', hash: '' } : location
      preload(key, shownAt.pathname + shownAt.search)
      return (
        <FirstKey value={firstKey}>
          {isAlias && <LeadOn to={verdict.to} />}
          <Routes location={shownAt}>{allRoutes}</Routes>
        </FirstKey>
      )
    }
  }
}
