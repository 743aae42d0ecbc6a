import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'

import type { Bundle } from './bundle.ts'
import { routeFiles } from './route-files.ts'
import { testPortal } from './testing-portal.ts'

interface TestChunk {
  readonly modules: readonly string[]
  readonly imports?: readonly string[]
  readonly styles?: readonly string[]
}

const chunkOf = (fileName: string, { modules, imports = [], styles = [] }: TestChunk) =>
  ({
    type: 'chunk',
    fileName,
    moduleIds: [...modules],
    facadeModuleId: null,
    imports: [...imports],
    viteMetadata: { importedCss: new Set(styles) },
  }) as unknown as Rolldown.OutputChunk

const bundleOf = (chunks: Readonly<Record<string, TestChunk>>): Bundle =>
  Object.fromEntries(Object.entries(chunks).map(([name, chunk]) => [name, chunkOf(name, chunk)]))

it('lets the styles of a page follow those of what it imports', () => {
  const page = '/features/fair/page'
  const portal = testPortal({}, [{ access: 'guest', layout: 'guest-layout', pattern: '/fair', page }])
  const bundle = bundleOf({
    'index.js': { modules: ['main'], styles: ['index.css'] },
    'fair.js': { modules: [page, 'guest-layout'], imports: ['index.js', 'default.js'], styles: ['fair.css'] },
    'default.js': {
      modules: ['client', 'session'],
      imports: ['index.js', 'shared.js'],
      styles: ['default.css'],
    },
    'shared.js': { modules: ['button'], imports: ['index.js'], styles: ['shared.css'] },
  })
  const { routes, session } = routeFiles(bundle, portal, 'session')
  expect(routes['/fair']?.styles).toEqual(['index.css', 'shared.css', 'default.css', 'fair.css'])
  expect(routes['/fair']?.scripts).toEqual(['index.js', 'fair.js', 'default.js', 'shared.js'])
  expect(session).toEqual(['default.js', 'index.js', 'shared.js'])
})

it('lets the server render pages of players, and those that they share with visitors', () => {
  const portal = testPortal({}, [
    { access: 'guest', layout: 'guest-layout', pattern: '/fair', page: '/features/fair/page' },
    { access: 'guest', layout: 'auth-layout', pattern: '/terms', page: '/features/legal/page' },
    { access: 'player', layout: 'default-layout', pattern: '/shop', page: '/features/shop/page' },
  ])
  const { routes } = routeFiles({}, portal, 'session')
  const rendered = Object.keys(routes).filter((pattern) => routes[pattern]?.hasPlayerData)
  expect(rendered).toEqual(['/fair', '/shop'])
})
