import type { Plugin } from 'vite'

import { chunkGroups } from './chunk-groups.ts'
import { readPortal } from './portal.ts'

/** The bundler's own helpers. The module graph does not show who uses them; nearly every file does. */
const runtimeId = '\0rolldown/runtime.js'

/** Groups modules into files by the routes that need them. */
export function routeChunks(routeTable: string): Plugin {
  let groups: ReadonlyMap<string, string> = new Map()
  const name = (id: string) => groups.get(id) ?? (id === runtimeId ? 'index' : null)

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
