import { expect, it } from 'vitest'

import { overBudget, risen } from './bundle-size-rules.ts'

const size = (scriptBytes: number, scripts = 3) => ({ scriptBytes, scripts, styleBytes: 5000 })

it('reports exceeded budgets', () => {
  expect(overBudget({ '/login': size(99_500), '/shop': size(500_000) })).toEqual([])
  expect(overBudget({ '/login': size(99_501, 4) })).toEqual([
    '/login: scriptBytes is 99501, the budget 99500',
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
