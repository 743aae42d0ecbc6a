import { expect, it } from 'vitest'

import { joinShortFiles } from './join-short-files.ts'
import { testPortal, type TestModules } from './testing-portal.ts'

const player = { access: 'player', layout: 'default-layout' } as const
const routes = ['/logs/shop', '/logs/wallet', '/logs/wheel'].map((pattern) => ({
  ...player,
  pattern,
  page: `/features${pattern}`,
}))

const files = new Map([
  ['card', 'default'],
  ['modal', 'dialogs'],
  ['view', 'logs-pages'],
  ['/features/logs/shop', 'logs-shop'],
  ['/features/logs/wallet', 'logs-wallet'],
  ['/features/logs/wheel', 'logs-wheel'],
])

const length = 50_000
const modules: TestModules = {
  view: { imports: ['card'], length },
  '/features/logs/shop': { imports: ['view'], length },
  '/features/logs/wallet': { imports: ['view'], length },
  '/features/logs/wheel': { imports: ['view'], length },
}

const filesWith = (more: TestModules) => {
  const joined = joinShortFiles(files, testPortal({ ...modules, ...more }, routes))
  return Object.fromEntries([...joined].filter(([id, name]) => files.get(id) !== name))
}

it('keeps long files', () => expect(filesWith({})).toEqual({}))

it('joins a short page to what its part shares', () => {
  expect(filesWith({ '/features/logs/shop': { imports: ['view'], length: 9_999 } })).toEqual({
    '/features/logs/shop': 'logs-pages',
  })
})

it('keeps a short page that needs a further file', () => {
  const page = { imports: ['view', 'modal'], length: 100 }
  expect(filesWith({ '/features/logs/shop': page })).toEqual({})
})

it('keeps a short page that does not load what its part shares', () => {
  expect(filesWith({ '/features/logs/shop': { imports: ['card'], length: 100 } })).toEqual({})
})

it('keeps what a part shares if something that its longest page loads needs it', () => {
  const parts = new Map([...files, ['chart', 'logs-wallet-parts']])
  const shared = { ...modules, view: { imports: ['card'], length: 100 } }
  const longest = { imports: ['view', 'chart'], length: 60_000 }
  const portal = testPortal(
    { ...shared, '/features/logs/wallet': longest, chart: { imports: ['view'], length } },
    routes,
  )
  expect(joinShortFiles(parts, portal)).toEqual(parts)
})

it('joins what a part shares to its longest page if that is short', () => {
  const longest = { imports: ['view'], length: 60_000 }
  expect(
    filesWith({ view: { imports: ['card'], length: 19_999 }, '/features/logs/wallet': longest }),
  ).toEqual({ view: 'logs-wallet' })
})
