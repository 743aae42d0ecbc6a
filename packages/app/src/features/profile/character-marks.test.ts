import { expect, test } from 'vitest'

import { markOf, nextSwap } from './character-marks.ts'

const openSelection = (deletedIds: readonly number[]) => ({
  id: 7,
  state: 'pending' as const,
  keptIds: [],
  deletedIds: [...deletedIds],
  heirId: 0,
  dueAt: '2025-06-15T08:41:00Z',
})
const swap = (kind: 'activate' | 'deactivate') => ({
  id: 9,
  kind,
  characterId: 2,
  slot: kind === 'activate' ? 4 : null,
  requestedAt: '2025-06-12T09:40:00Z',
})

test('marks who is about to be deleted, or swapped', () => {
  const answer = { openSelection: openSelection([1]), pendingSwap: swap('activate') }
  expect([1, 2, 3].map((id) => markOf(answer, id))).toEqual(['doomed', 'activating', null])
  expect(markOf({ openSelection: null, pendingSwap: swap('deactivate') }, 2)).toBe('deactivating')
})

const availableAt = '2025-06-15T23:41:00Z'
const availableMs = Date.parse(availableAt)
const waiting = { openSelection: null, pendingSwap: null, activationAvailableAt: availableAt }

test('counts down to the next swap, and to the minute', () => {
  const left = {
    kind: 'later',
    left: [
      { unit: 'day', amount: 3 },
      { unit: 'hour', amount: 14 },
    ],
  }
  expect(nextSwap(waiting, availableMs - 86 * 60 * 60_000)).toEqual(left)
  expect(nextSwap(waiting, availableMs - 1)).toMatchObject({ kind: 'later' })
  expect(nextSwap(waiting, availableMs)).toEqual({ kind: 'now' })
  expect(nextSwap({ ...waiting, activationAvailableAt: null }, 0)).toEqual({ kind: 'now' })
})

test('a swap that waits, or a permanent selection, comes first', () => {
  expect(nextSwap({ ...waiting, pendingSwap: swap('activate') }, availableMs)).toEqual({ kind: 'pending' })
  expect(nextSwap({ ...waiting, openSelection: openSelection([1]) }, availableMs)).toEqual({ kind: 'closed' })
})
