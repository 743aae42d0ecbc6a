import { redirectRules } from '@olympus/contract/redirects'
import { useState, type ReactNode } from 'react'

import type { LazyPage } from './lazy-route.ts'
import { matchRoute } from './match-route.ts'
import { routeTable } from './route-table.ts'
import { LinkPresses, PressedPage } from './shared/navigation/pressed-page.ts'

/** Pages that have been shown, so they render at once. */
export const shownPages = new WeakSet<LazyPage>()

function newPageAt(pathname: string): string | null {
  const target = redirectRules.find(({ from }) => from === pathname)?.to ?? pathname
  const [outermost] = matchRoute(routeTable, target).chain
  return outermost && !shownPages.has(outermost.page) ? outermost.path : null
}

/**
 * Lets a layout show the frame of a new page within the press on its link. The navigation itself gives way
 * to the scripts and answers that it requests.
 */
export function PressedPages({ children }: { readonly children: ReactNode }): ReactNode {
  const [path, setPath] = useState<string | null>(null)
  const [presses] = useState(() => ({
    press: (pathname: string) => setPath(newPageAt(pathname)),
    arrive: () => setPath(null),
  }))
  return (
    <LinkPresses value={presses}>
      <PressedPage value={path}>{children}</PressedPage>
    </LinkPresses>
  )
}
