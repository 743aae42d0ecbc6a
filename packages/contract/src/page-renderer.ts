import type { LocaleCode } from './locales.ts'

interface PageStyle {
  /** Path of the file, relative to the built portal. */
  readonly name: string
  /** Paths of the files that it is joined from. */
  readonly contains: readonly string[]
  readonly text: string
}

export interface PlayerPageRequest {
  readonly code: LocaleCode
  /** The whole catalog of the language, compiled. */
  readonly messages: Readonly<Record<string, unknown>>
  /** With search, without language. */
  readonly path: string
  readonly accessToken: string
  /** Of the player, in IANA's spelling; null if it is unknown. */
  readonly timeZone: string | null
  /** Where live events go on after the page's data; null if that is unknown. */
  readonly position: number | null
  /** Answers requests to `/api`. */
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
  /** The built `index.html`, with the nonce in place. */
  readonly template: string
  readonly nonce: string
  readonly styles: readonly PageStyle[]
  /** Markup that names what the page loads. */
  readonly preloads: string
}

/**
 * A page as HTML, or the path of the page that it leads on to, with language and search. `isMissing`: the
 * address has nothing to show.
 */
export type RenderedPlayerPage =
  | { readonly html: string }
  | { readonly leadsTo: string }
  | { readonly isMissing: true }

/** The code of the built portal that renders pages in the server. */
export interface PageRenderer {
  /** What pages may contain besides those of the built `index.html`. */
  readonly inlineScripts: readonly string[]
  /** Loads the code of all pages. Must come before the first page. */
  readonly loadPages: () => Promise<void>
  /** With its first data; null if the API refuses the token, or only the browser can render the page. */
  readonly renderPlayerPage: (request: PlayerPageRequest) => Promise<RenderedPlayerPage | null>
}
