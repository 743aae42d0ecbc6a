import { expect, it } from 'vitest'
import { correlationOf } from './correlation.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

it.each([
  [id, { correlationId: id }],
  [`${id}","forged":"yes`, {}],
  ['a'.repeat(37), {}],
  [null, {}],
])('reads %s as %o', (sent, read) => {
  expect(correlationOf({ get: () => sent })).toEqual(read)
})
