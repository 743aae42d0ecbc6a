declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module 'virtual:catalogs' {
  /** Where the messages of a part are, as JSON. `name` is that of a file in `locales/`. */
  export const catalogUrl: (name: string, part: string) => string
}

/** Import this to put a module's messages into the catalog part `errors`. */
declare module 'virtual:catalogs/errors' {}
