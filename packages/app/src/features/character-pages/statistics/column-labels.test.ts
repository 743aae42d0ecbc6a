import { expect, test } from 'vitest'

import { columnLabels } from './column-labels.ts'
import type { Spans } from './series-rules.ts'

const format = {
  day: (day: string) => `day ${day}`,
  labelsOf: ({ unit, spans }: Spans) => spans.map(({ from, to }) => `${unit} ${from} to ${to}`),
}
const span = (from: string, to: string) => ({ from, to, totals: {} })

test('days need no short form', () => {
  const day = span('2025-06-01', '2025-06-01')
  expect(columnLabels(format, { unit: 'day', spans: [day] })).toEqual([
    { label: 'day 2025-06-01 to 2025-06-01', tick: undefined },
  ])
})

test('weeks are named by their first day', () => {
  const week = span('2025-06-02', '2025-06-08')
  expect(columnLabels(format, { unit: 'week', spans: [week] })).toEqual([
    { label: 'week 2025-06-02 to 2025-06-08', tick: 'day 2025-06-02' },
  ])
})

test('weeks of more than a year are named by their month, which has a year', () => {
  const [first, last] = [span('2024-06-03', '2024-06-09'), span('2025-06-09', '2025-06-15')]
  expect(columnLabels(format, { unit: 'week', spans: [first, last] }).map(({ tick }) => tick)).toEqual([
    'month 2024-06-03 to 2024-06-09',
    'month 2025-06-09 to 2025-06-15',
  ])
})
