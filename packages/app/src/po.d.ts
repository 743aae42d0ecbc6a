declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module 'virtual:catalogs' {
  /** The URL of a part's messages as JSON. `name` is a file name in `locales/`. */
  export const catalogUrl: (name: string, part: string) => string
}

/** Import this to put a module's messages into the catalog part `errors`. */
declare module 'virtual:catalogs/errors' {}
