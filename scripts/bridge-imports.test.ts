import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')

/** Files with an import of a module, types aside. */
const importersOf = (module: RegExp, pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/*.test.*'] }).filter((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /^(?:import|export) (?!type ).*?from '([^']+)'/gms,
      ),
    ].some(([, from = '']) => module.test(from)),
  )

// Browsers need nothing of it, and its schemas are large.
it('loads no part of the contract with game servers into browsers', () => {
  expect(importersOf(/contract\/bridge\//, 'packages/{app,api-client,ui}/src/**/*.{ts,tsx}')).toEqual([])
  const ofContract = importersOf(/^\.\/bridge\//, 'packages/contract/src/*.ts')
  // Only the server builds the document.
  expect(ofContract.filter((file) => !file.endsWith('/openapi.ts'))).toEqual([])
})

it('finds such imports', () => {
  const folder = 'packages/server/src/http/bridge'
  expect(importersOf(/contract\/bridge\//, `${folder}/*.ts`)).toContain(`${folder}/serve-bridge.ts`)
})
