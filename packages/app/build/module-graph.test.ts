import { expect, it } from 'vitest'

import { reach } from './module-graph.ts'

it('follows each module once, also in a circle', () => {
  const imports: Record<string, string[]> = { a: ['b'], b: ['a', 'c'], d: ['c'], e: ['a'] }
  expect([...reach(['a', 'd'], (id) => imports[id] ?? [])]).toEqual(['a', 'd', 'b', 'c'])
})
