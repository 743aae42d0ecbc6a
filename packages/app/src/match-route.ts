import { matchPath, type Params } from 'react-router'

import type { AppRoute } from './lazy-route.ts'

export interface RouteMatch {
  /** Outermost first; empty if no route matches. */
  readonly chain: readonly AppRoute[]
  readonly params: Params
}

const noMatch: RouteMatch = { chain: [], params: {} }

function findRoute(routes: readonly AppRoute[], pathname: string): RouteMatch {
  for (const route of routes) {
    const own = matchPath(route.path, pathname)
    if (own) return { chain: [route], params: own.params }
    const inner = findRoute(route.children ?? [], pathname)
    if (inner.chain.length > 0) return { chain: [route, ...inner.chain], params: inner.params }
  }
  return noMatch
}

const found = new WeakMap<readonly AppRoute[], { readonly pathname: string; readonly match: RouteMatch }>()

/**
 * Finds the route of a path without locale prefix, with its parents. Several parts of a navigation ask for
 * the same path, so the last answer is kept.
 */
export function matchRoute(routes: readonly AppRoute[], pathname: string): RouteMatch {
  const last = found.get(routes)
  if (last?.pathname === pathname) return last.match
  const match = findRoute(routes, pathname)
  found.set(routes, { pathname, match })
  return match
}
