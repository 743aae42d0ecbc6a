import type { Client } from '@olympus/api-client/client'
import type { ComponentType } from 'react'
import type { Params } from 'react-router'

import type { RouteAccess } from './guards.ts'
import { keepSettled } from './shared/keep-settled.ts'

export interface RouteRequest {
  readonly client: Client
  /** BCP 47. */
  readonly locale: string
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
  /** Starts loading, or answers with the load under way: the same promise, for `use`. A failed load is tried again at the next call. */
  readonly load: () => Promise<ComponentType>
}

/** The code of a page did not come: no network, or a new build has taken its place. */
export class ImportFailure extends Error {
  override name = 'ImportFailure'
}

/** A page by the module that exports it, and its name there; `before` has to be done, too, before it is drawn. */
export function lazyPage<Module extends object>(
  importModule: () => Promise<Module>,
  name: ComponentName<Module>,
  before?: () => Promise<unknown>,
): LazyPage {
  let loading: Promise<ComponentType> | undefined
  return {
    load() {
      loading ??= keepSettled(
        Promise.all([importModule(), before?.()]).then(
          ([module]) => module[name] as ComponentType,
          (error: unknown) => {
            loading = undefined
            throw new ImportFailure('The code of this page could not be loaded', { cause: error })
          },
        ),
      )
      return loading
    },
  }
}

type ComponentName<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType ? Name : never
}[keyof Module]
