import { matchPath, type Params } from 'react-router'

import type { AppRoute } from './lazy-route.ts'

export interface RouteMatch {
  /** Outermost first; empty if no route matches. */
  readonly chain: readonly AppRoute[]
  readonly params: Params
}

const noMatch: RouteMatch = { chain: [], params: {} }

/** Finds the route of a path without locale prefix, with its parents. */
export function matchRoute(routes: readonly AppRoute[], pathname: string): RouteMatch {
  for (const route of routes) {
    const own = matchPath(route.path, pathname)
    if (own) return { chain: [route], params: own.params }
    const inner = matchRoute(route.children ?? [], pathname)
    if (inner.chain.length > 0) return { chain: [route, ...inner.chain], params: inner.params }
  }
  return noMatch
}
