import { expect, it } from 'vitest'

import { reach } from './module-graph.ts'

it('visits each module once, even in a cycle', () => {
  const imports: Record<string, string[]> = { a: ['b'], b: ['a', 'c'], d: ['c'], e: ['a'] }
  expect([...reach(['a', 'd'], (id) => imports[id] ?? [])]).toEqual(['a', 'd', 'b', 'c'])
})
