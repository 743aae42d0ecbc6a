import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { failureMemoryMs, ImportFailure, loadOnce } from './load-once.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('loads once and records the value for the next render', async () => {
  const load = vi.fn(async () => 'code')
  const loaded = loadOnce(load)
  expect(load).not.toHaveBeenCalled()
  const first = loaded()
  expect(loaded()).toBe(first)
  expect(await first).toBe('code')
  expect(first).toMatchObject({ status: 'fulfilled', value: 'code' })
  expect(load).toHaveBeenCalledTimes(1)
})

it('returns the same failure for a moment, so that rendering again does not reload', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('offline'))
  const loaded = loadOnce(load)
  const first = loaded()
  await expect(first).rejects.toBeInstanceOf(ImportFailure)
  expect(loaded()).toBe(first)
  vi.advanceTimersByTime(failureMemoryMs - 1)
  expect(loaded()).toBe(first)
  vi.advanceTimersByTime(1)
  expect(await loaded()).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})
