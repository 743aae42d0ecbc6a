import { expect, test } from 'vitest'

import {
  isFiltered,
  isLogDay,
  logRequest,
  logSearch,
  readLogPlace,
  readWheelLogPlace,
  wheelLogRequest,
  writtenDays,
} from './log-query.ts'

const read = (search: string) => readLogPlace(['coins', 'item'], new URLSearchParams(search))

test.each(['', '?page=2', '?page=2&pageSize=50', '?from=2025-06-01&kind=item&page=2&to=2025-06-30'])(
  'the query %j survives a round trip',
  (search) => {
    expect(logSearch(read(search))).toBe(search)
  },
)

test('the first page of the default size needs no query', () => {
  expect(logSearch(read('page=1&pageSize=10'))).toBe('')
})

test.each([
  'from=0202-06-01',
  'to=2025-02-30',
  'to=9999-12-31',
  'from=20255-06-10',
  'kind=shop',
  'from=2025-06-01&from=2025-06-02',
])('ignores the invalid %s', (search) => {
  expect(logSearch(read(search))).toBe('')
})

test.each([
  ['2025-06-10', true],
  ['0202-06-10', false],
  ['20255-06-10', false],
  ['2025-02-30', false],
])('%s is a valid filter day: %s', (day, isValid) => {
  expect(isLogDay(day)).toBe(isValid)
})

test.each([
  ['from=2025-06-10', '2025-06-10'],
  ['from=2026-13-40&kind=item', '2026-13-40'],
  ['from=2025-06-01&from=2025-06-02', '2025-06-01,2025-06-02'],
  ['from=', undefined],
])('the field of the day shows what %s says', (search, from) => {
  expect(writtenDays(new URLSearchParams(search))).toEqual({ from, to: undefined })
})

test('requests full days in the time zone of the player, including the last day', () => {
  const { since, before } = logRequest(read('from=2025-06-01&to=2025-06-30'))
  expect(new Date(since ?? '')).toEqual(new Date(2025, 5, 1))
  expect(new Date(before ?? '')).toEqual(new Date(2025, 6, 1))
})

test('requests all entries without a filter', () => {
  const { since, before, kind } = logRequest(read(''))
  expect([since, before, kind]).toEqual([undefined, undefined, undefined])
})

const readWheel = (search: string) => readWheelLogPlace(new URLSearchParams(search))

test.each(['', '?character=311&kind=jackpot&page=2&state=coupon&to=2025-06-30'])(
  'the query %j of the fortune wheel log survives a round trip',
  (search) => {
    expect(logSearch(readWheel(search))).toBe(search)
  },
)

test.each(['character=0', 'character=Zeus', 'state=failed', 'kind=coins'])(
  'it ignores the invalid %s',
  (search) => {
    expect(isFiltered(readWheel(search))).toBe(false)
  },
)

test.each(['character=311', 'state=credited', 'kind=spin'])('%s filters the fortune wheel log', (search) => {
  expect(isFiltered(readWheel(search))).toBe(true)
})

test('it requests entries of a character in a state', () => {
  expect(wheelLogRequest(readWheel('character=311&state=coupon&kind=exchange'))).toMatchObject({
    characterId: 311,
    state: 'coupon',
    kind: 'exchange',
  })
})
