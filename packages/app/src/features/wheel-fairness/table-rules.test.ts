import { sampleWheelTables } from '@olympus/api-client/mocks/sample-wheel-tables'
import type { WheelTable } from '@olympus/contract/wheel'
import { expect, test } from 'vitest'

import { currentTable, rangesOf, tableChanges } from './table-rules.ts'

const [newest, older, oldest] = sampleWheelTables as [WheelTable, WheelTable, WheelTable]

test('each reward has as many draws as its weight, in the order of the table', () => {
  expect(rangesOf([{ weight: 5 }, { weight: 10 }, { weight: 1 }])).toEqual([
    { from: 0, to: 4 },
    { from: 5, to: 14 },
    { from: 15, to: 15 },
  ])
})

test('an announced table is not the current one', () => {
  const beforeIt = Date.parse(newest.startsAt) - 1
  expect(currentTable(sampleWheelTables, beforeIt)).toBe(older)
  expect(currentTable(sampleWheelTables, beforeIt + 1)).toBe(newest)
  expect(currentTable([], beforeIt)).toBeUndefined()
})

const summary = (changes: ReturnType<typeof tableChanges>) =>
  changes.map(({ set, contents, before, after }) => [
    set,
    contents.kind === 'item' ? contents.item.name : contents.kind,
    before,
    after,
  ])

test('changes name changed, added and removed rewards', () => {
  expect(summary(tableChanges(newest, older))).toEqual([
    ['regular', 'Lyre of Orpheus', 0.03, 0.035],
    ['regular', 'Olive of Athens', 0.165, 0.16],
  ])
  expect(summary(tableChanges(older, oldest))).toEqual([
    ['regular', 'Bazaar License', null, 0.08],
    ['regular', 'Olive of Athens', 0.245, 0.165],
  ])
  expect(summary(tableChanges(oldest, older))).toContainEqual(['regular', 'Bazaar License', 0.08, null])
})

test('other weights with the same chances are no change', () => {
  const doubled = structuredClone(newest)
  const { jackpot } = doubled.sets
  jackpot.weightTotal *= 3
  for (const reward of jackpot.rewards) reward.weight *= 3
  expect(tableChanges(doubled, newest)).toEqual([])
})
