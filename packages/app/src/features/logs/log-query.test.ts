import { expect, test } from 'vitest'

import { logSearch, readLogQuery } from './log-query.ts'

const read = (search: string) => readLogQuery(new URLSearchParams(search))

test.each(['', '?page=2', '?page=2&pageSize=50'])(
  'the address %j survives being read and written',
  (search) => {
    expect(logSearch(read(search))).toBe(search)
  },
)

test('the first page of the default size needs no query', () => {
  expect(logSearch(read('page=1&pageSize=10'))).toBe('')
})
