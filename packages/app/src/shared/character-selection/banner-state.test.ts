import { expect, test } from 'vitest'

import { bannerState } from './banner-state.ts'

const dueAt = '2025-06-15T08:41:00Z'
const dueMs = Date.parse(dueAt)
const pending = { state: 'pending', dueAt } as const
const hourMs = 60 * 60_000

test('counts down in days and hours, then in hours and minutes', () => {
  expect(bannerState(pending, dueMs - 71 * hourMs)).toEqual({
    kind: 'waiting',
    left: [
      { unit: 'day', amount: 2 },
      { unit: 'hour', amount: 23 },
    ],
  })
  expect(bannerState(pending, dueMs - 90 * 60_000)).toMatchObject({ left: [{ amount: 1 }, { amount: 30 }] })
})

test('claims no time left before the server has answered', () => {
  expect(bannerState(pending, null)).toEqual({ kind: 'waiting', left: null })
})

test.each([0, 1])('is due %i ms after its date', (ms) => {
  expect(bannerState(pending, dueMs + ms)).toEqual({ kind: 'due' })
})

test.each(['changed', 'running'] as const)('a %s selection has no countdown', (state) => {
  expect(bannerState({ state, dueAt }, dueMs - hourMs)).toEqual({ kind: state })
})
