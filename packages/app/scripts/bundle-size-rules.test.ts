import { expect, it } from 'vitest'

import { overBudget, ownScripts, ownSizes, risen } from './bundle-size-rules.ts'

const size = (scriptBytes: number, scripts = 3) => ({
  scriptBytes,
  scripts,
  styleBytes: 5000,
  ownScriptBytes: 0,
  allOwnScriptBytes: 0,
})

it('reports exceeded budgets', () => {
  expect(overBudget({ '/login': size(99_000), '/shop': size(500_000) })).toEqual([])
  expect(overBudget({ '/login': size(99_001, 4) })).toEqual([
    '/login: scriptBytes is 99001, the budget 99000',
    '/login: scripts is 4, the budget 3',
  ])
})

it('lets a route grow by 2 %', () => {
  const table = { '/shop': size(100_000) }
  expect(risen({ '/shop': size(102_000) }, table)).toEqual([])
  expect(risen({ '/shop': size(102_001) }, table)).toEqual(['/shop: scriptBytes is 102001 instead of 100000'])
})

it('reports a route that is missing from the table', () => {
  expect(risen({ '/logs': size(1) }, {})).toEqual(['/logs is not in the table: --update'])
})

it('bounds what each page of characters has of its own', () => {
  const own = (ownScriptBytes: number) => ({ ...size(1), ownScriptBytes })
  expect(
    overBudget({ '/characters': own(31_000), '/shop': own(90_000), '/characters-x': own(90_000) }),
  ).toEqual([])
  expect(overBudget({ '/characters/:id/bazaar': own(31_001) })).toEqual([
    '/characters/:id/bazaar: ownScriptBytes is 31001, the budget 31000',
  ])
})

it('counts the largest tab as code of its page, and what other parts load as code of nobody', () => {
  const routes = {
    '/characters': { part: 'characters', scripts: ['index', 'roster', 'shared'], laterScripts: [] },
    '/characters/:id': {
      part: 'characters',
      scripts: ['index', 'page', 'shared'],
      laterScripts: [['bags', 'items'], ['slots', 'items'], ['dialog']],
    },
    '/shop': { part: 'shop', scripts: ['index', 'shop'], laterScripts: [['dialog']] },
  }
  const own = ownScripts(routes)
  const page = own['/characters/:id'] ?? { scripts: [], laterScripts: [] }
  expect(own).toEqual({
    '/characters': { scripts: ['roster', 'shared'], laterScripts: [] },
    '/characters/:id': {
      scripts: ['page', 'shared'],
      laterScripts: [['bags', 'items'], ['slots', 'items'], []],
    },
    '/shop': { scripts: ['shop'], laterScripts: [[]] },
  })
  const bytes: Record<string, number> = { page: 6000, shared: 1000, bags: 5000, slots: 4000, items: 300 }
  expect(ownSizes(page, (name) => bytes[name] ?? 0)).toEqual({
    ownScriptBytes: 12_300,
    allOwnScriptBytes: 16_300,
  })
})
