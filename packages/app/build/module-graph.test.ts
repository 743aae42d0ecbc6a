import { expect, it } from 'vitest'

import { inOrder, reach } from './module-graph.ts'

const imports: Record<string, string[]> = { a: ['b'], b: ['a', 'c'], d: ['c'], e: ['a'] }
const importsOf = (id: string) => imports[id] ?? []

it('visits each module once, even in a cycle', () => {
  expect([...reach(['a', 'd'], importsOf)]).toEqual(['a', 'd', 'b', 'c'])
})

it('orders modules as they run', () => {
  expect([...inOrder(['a', 'd'], importsOf)]).toEqual(['c', 'b', 'a', 'd'])
})
