import type { Client } from '@olympus/api-client/client'
import type { ComponentType } from 'react'
import type { Params } from 'react-router'

import type { RouteAccess } from './guards.ts'
import { loadOnce } from './shared/loading/load-once.ts'

export interface RouteRequest {
  readonly client: Client
  /** BCP 47. */
  readonly locale: string
  /** Without locale prefix. */
  readonly pathname: string
  readonly params: Params
  readonly search: URLSearchParams
}

/** Small module beside a page: asks for what the page will show, while the page's own code is still on its way. */
export interface RouteData {
  readonly preload: (request: RouteRequest) => unknown
}

export type LayoutName = 'auth' | 'default' | 'fullscreen'

export interface AppRoute extends RouteAccess {
  /** Pattern from `paths.ts`. */
  readonly path: string
  readonly layout: LayoutName
  readonly page: LazyPage
  readonly data?: () => Promise<RouteData>
  /** Drawn in the `<Outlet>` of this route's page. */
  readonly children?: readonly AppRoute[]
}

export interface LazyPage {
  /** Starts loading, or answers with the load under way: the same promise, for `use`. */
  readonly load: () => Promise<ComponentType>
}

/** A page by the module that exports it, and its name there; `before` has to be done, too, before it is drawn. */
export function lazyPage<Module extends object>(
  importModule: () => Promise<Module>,
  name: ComponentName<Module>,
  before?: () => Promise<unknown>,
): LazyPage {
  const load = async () => {
    const [module] = await Promise.all([importModule(), before?.()])
    return module[name] as ComponentType
  }
  return { load: loadOnce(load) }
}

type ComponentName<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType ? Name : never
}[keyof Module]
