import { expect, test } from 'vitest'

import { castsByKind } from './skill-rules.ts'

const kinds = ['Attack', 'Protection', 'Party', 'Healing', 'Curse']
const options = { kindOf: (code: number) => kinds[code] ?? null, others: 'Others' }
const cast = (code: number, count: number) => ({ code, count })

test('casts are summed by kind, the most first', () => {
  expect(castsByKind([cast(1, 5), cast(0, 4), cast(0, 3), cast(2, 0)], options)).toEqual([
    { label: 'Attack', value: 7 },
    { label: 'Protection', value: 5 },
  ])
})

test('unknown kinds are the last part', () => {
  expect(castsByKind([cast(9, 50), cast(0, 4)], options)).toEqual([
    { label: 'Attack', value: 4 },
    { label: 'Others', value: 50 },
  ])
})

test('there are at most four parts', () => {
  const casts = [cast(0, 50), cast(1, 40), cast(2, 30), cast(3, 20), cast(4, 10)]
  expect(castsByKind(casts, options).map(({ value }) => value)).toEqual([50, 40, 30, 30])
  expect(castsByKind([...casts.slice(0, 4), cast(9, 1)], options).map(({ value }) => value)).toEqual([
    50, 40, 30, 21,
  ])
})
