import type { FirstRead } from '@olympus/contract/first-replies'

import type { CatalogPart } from '../src/locale/catalog-part.ts'
import type { RouteSource } from './route-sources.ts'

/** `builds/meta/{buildId}.json`. File names are relative to the built portal. */
export interface BuildMeta {
  readonly id: string
  /** ISO 8601. */
  readonly timestamp: string
  /** All files of the build. They stay on the server while pages of this build may be open. */
  readonly files: readonly string[]
  /** Scripts and styles that a page loads before it renders, by route pattern. */
  readonly routes: Readonly<Record<string, RouteFiles>>
  /** Pattern of the page that visitors are sent to. */
  readonly firstPage: string
  /** Scripts that a logged-in player's browser loads first, besides those of the page. */
  readonly session: readonly string[]
  /** Regular expressions of the parameters in route patterns, by name. */
  readonly parameters: Readonly<Record<string, string>>
}

/** A file of styles. */
export interface Stylesheet {
  readonly name: string
  /** The files that it is joined from, in this order; empty for one that the bundler wrote. */
  readonly contains: readonly string[]
}

export interface RouteFiles {
  /** Name of its page that was rendered at build time, if there is one: `pages/{language}/{page}.html`. */
  readonly page: string
  /** The part of the portal that it belongs to. */
  readonly part: string
  readonly access: RouteSource['access']
  /** Whether the server renders it for players, with their data. */
  readonly hasPlayerData: boolean
  /** The parts of the catalog that the page needs. */
  readonly texts: readonly CatalogPart[]
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The same styles in fewer files, for a page whose first view does not wait for them. */
  readonly stylesheets: readonly Stylesheet[]
  /** What its page requests at first, if it was rendered at build time for visitors. */
  readonly reads?: readonly FirstRead[]
  /** Further scripts of each tab and dialog that opens later. */
  readonly laterScripts: readonly (readonly string[])[]
}
