import { expect, test } from 'vitest'

import { readEveryEntry, refreshWhile } from './log-entries.ts'

const row = (id: number) => ({ id })

/** A log with two entries per page. `change` runs after the given page was read. */
function logOf(ids: number[], change?: { afterPage: number; make: () => void }) {
  let pending = change
  return async (page: number) => {
    const answer = { entries: ids.slice((page - 1) * 2, page * 2).map(row), totalEntries: ids.length }
    if (pending?.afterPage === page) {
      pending.make()
      pending = undefined
    }
    return answer
  }
}

test.each([[[]], [[1]], [[4, 3]], [[5, 4, 3, 2, 1]]])('reads every page of %j', async (ids) => {
  expect(await readEveryEntry(logOf(ids))).toEqual(ids.map(row))
})

test('includes an entry added while reading, and repeats none', async () => {
  const ids = [5, 4, 3, 2, 1]
  const read = logOf(ids, { afterPage: 1, make: () => ids.unshift(6) })
  expect(await readEveryEntry(read)).toEqual([6, 5, 4, 3, 2, 1].map(row))
})

test('loses no other entry when one is removed while reading', async () => {
  const ids = [5, 4, 3, 2, 1]
  const read = logOf(ids, { afterPage: 1, make: () => ids.splice(0, 1) })
  expect(await readEveryEntry(read)).toEqual([4, 3, 2, 1].map(row))
})

test('returns the last state of a log that keeps changing', async () => {
  let next = 3
  const ids = [2, 1]
  const read = async (page: number) => {
    ids.unshift(next++)
    return { entries: ids.slice((page - 1) * 2, page * 2).map(row), totalEntries: ids.length }
  }
  expect((await readEveryEntry(read)).length).toBeGreaterThan(2)
})

test('polls only while an entry is unsettled', () => {
  const refresh = refreshWhile(({ isOpen }: { isOpen: boolean }) => isOpen)
  expect(refresh()).toBe(0)
  expect(refresh({ entries: [{ isOpen: false }], totalEntries: 1 })).toBe(0)
  expect(refresh({ entries: [{ isOpen: false }, { isOpen: true }], totalEntries: 2 })).toBeGreaterThan(0)
})
