import type { Plugin } from 'vite'

import { chunkGroups } from './chunk-groups.ts'
import { readPortal } from './portal.ts'

/** The bundler's own helpers. The module graph does not show who uses them; nearly every file does. */
const runtimeId = '\0rolldown/runtime.js'

/**
 * Modules that React Aria's dialogs import and do not use. The bundler drops them from a page with dialogs,
 * unless they are in the same file: there the date field, which loads later, needs them.
 */
const unusedByDialogs =
  /react-aria\/dist\/private\/(?:i18n\/useCollator|interactions\/(?:textSelection|usePress)|label\/useLabel|live-announcer\/LiveAnnouncer|utils\/(?:getScrollParents|scrollIntoView|useDescription|useEvent|useSyncRef))\.mjs$/

/** Groups modules into files by the routes that need them. */
export function routeChunks(routeTable: string): Plugin {
  let groups: ReadonlyMap<string, string> = new Map()
  const name = (id: string) => {
    if (id === runtimeId) return 'index'
    return unusedByDialogs.test(id) ? null : (groups.get(id) ?? null)
  }

  return {
    name: 'olympus-route-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // The groups already include the dependencies of their modules.
          output: {
            codeSplitting: { groups: [{ name, debugName: 'routes' }], includeDependenciesRecursively: false },
          },
        },
      },
    }),
    async buildEnd(error) {
      if (!error) groups = chunkGroups(await readPortal(this, routeTable))
    },
  }
}
