import { expect, test } from 'vitest'

import { phaseOf, timeLeft } from './selection-phase.ts'

const dueAt = '2025-06-15T08:41:00Z'
const dueMs = Date.parse(dueAt)
const pending = { state: 'pending', dueAt } as const
const hourMs = 60 * 60_000

test('counts down in days and hours, then in hours and minutes', () => {
  expect(timeLeft(pending, dueMs - 71 * hourMs)).toEqual([
    { unit: 'day', amount: 2 },
    { unit: 'hour', amount: 23 },
  ])
  expect(timeLeft(pending, dueMs - 90 * 60_000)).toMatchObject([{ amount: 1 }, { amount: 30 }])
})

test('claims no time left before the server has answered', () => {
  expect(timeLeft(pending, null)).toBeNull()
  expect(phaseOf(pending, 'offline', null)).toBe('pending')
})

test('cools off until its date, whether the account plays or not', () => {
  expect(phaseOf(pending, 'online', dueMs - 1)).toBe('pending')
  expect(phaseOf(pending, 'offline', dueMs - 1)).toBe('pending')
})

test.each([pending, { state: 'running', dueAt } as const])(
  'waits once it is due until the account is offline',
  (selection) => {
    expect(phaseOf(selection, 'online', dueMs)).toBe('waiting')
    expect(phaseOf(selection, 'unknown', dueMs)).toBe('waiting')
    expect(phaseOf(selection, 'offline', dueMs)).toBe('running')
  },
)

test('waits for the player alone if it has changed', () => {
  expect(phaseOf({ state: 'changed', dueAt }, 'online', dueMs + hourMs)).toBe('changed')
})
