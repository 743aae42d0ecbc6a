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

/** A small module next to a page. It requests the page's data while the page's code is loading. */
export interface RouteData {
  readonly preload: (request: RouteRequest) => unknown
}

export type LayoutName = 'auth' | 'default' | 'fullscreen' | 'guest'

export interface AppRoute extends RouteAccess {
  /** Pattern from `paths.ts`. */
  readonly path: string
  readonly layout: LayoutName
  readonly page: LazyPage
  readonly data?: () => Promise<RouteData>
  /** Rendered in the `<Outlet>` of this route's page. */
  readonly children?: readonly AppRoute[]
}

export interface LazyPage {
  /** The export name of the component. Unique. */
  readonly name: string
  /** Starts loading, or returns the pending load. Returns the same promise on each call, for `use`. */
  readonly load: () => Promise<ComponentType>
}

/** A page by its module and export name. `before` must finish before the page renders, too. */
export function lazyPage<Module extends object>(
  importModule: () => Promise<Module>,
  name: ComponentName<Module> & string,
  before?: () => Promise<unknown>,
): LazyPage {
  const load = async () => {
    const [module] = await Promise.all([importModule(), before?.()])
    return module[name] as ComponentType
  }
  return { name, load: loadOnce(load) }
}

type ComponentName<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType ? Name : never
}[keyof Module]
