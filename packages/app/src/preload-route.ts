import type { Client } from '@olympus/api-client/client'
import { createContext } from 'react'

import type { AppRoute, LayoutName, LazyPage } from './lazy-route.ts'
import { splitLocalePath } from './locale/locale-path.ts'
import { matchRoute } from './match-route.ts'

interface PreloaderOptions {
  readonly routes: readonly AppRoute[]
  readonly layouts: Readonly<Record<LayoutName, LazyPage>>
  /** Null without a session, because there is no data to request. */
  readonly client: () => Promise<Client> | null
  readonly locale: () => string
  readonly now?: () => number
}

/** Data of a path that was requested more recently is not requested again. */
const dataRepeatMs = 10_000

/**
 * Loads what a path of the portal (`/de/shop?page=2`) needs. Resolves once its code is there, or failed.
 * `code-beside-data`: the data has come with the page.
 */
export type Preload = (path: string, what?: 'code' | 'code-and-data' | 'code-beside-data') => Promise<unknown>

/**
 * Creates the preloader of the page. It loads code and data in parallel, and a path's
 * data at most once in ten seconds.
 */
export function createPreloader({
  routes,
  layouts,
  client,
  locale,
  now = Date.now,
}: PreloaderOptions): Preload {
  const startedAt = new Map<string, number>()

  return (path, what = 'code-and-data') => {
    const { pathname: spelled, search, searchParams } = new URL(path, 'https://portal.invalid')
    const { pathname } = splitLocalePath(spelled)
    const { chain, params } = matchRoute(routes, pathname)
    // A failed load fails again, visibly, during the navigation.
    const loaded = Promise.allSettled(
      chain.flatMap(({ page, layout }) => [page.load(), layouts[layout].load()]),
    )

    const api = what === 'code-beside-data' ? null : client()
    if (what === 'code-beside-data') startedAt.set(pathname + search, now())
    if (!api || what === 'code') return loaded
    if (now() - (startedAt.get(pathname + search) ?? -Infinity) < dataRepeatMs) return loaded
    startedAt.set(pathname + search, now())
    for (const { data } of chain)
      if (data)
        Promise.all([api, data()]).then(
          ([loadedClient, { preload }]) =>
            preload({ client: loadedClient, locale: locale(), pathname, params, search: searchParams }),
          () => undefined,
        )
    return loaded
  }
}

/** Preloads the target of a navigation, once per history entry. */
export const NavigationPreload = createContext<(locationKey: string, path: string) => void>(() => undefined)

/** Loads code and data in parallel for navigations that no link announced, for example after an action. */
export function preloadOnNavigation(preload: Preload): (locationKey: string, path: string) => void {
  let lastKey: string | null = null
  return (locationKey, path) => {
    if (locationKey === lastKey) return
    lastKey = locationKey
    void preload(path)
  }
}
