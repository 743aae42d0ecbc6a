import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fakeBrowser, fakeEvents } from '../testing/fake-events.ts'
import { openTab } from '../testing/open-live-tab.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs all pending work that needs no timer. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('a page that came with its data goes on where the data ends', async () => {
  const api = fakeEvents()
  openTab({ api, start: { position: 12, arrivedAtMs: Date.now() } })
  await settle()
  expect(api.streams[0]?.headers.get('last-event-id')).toBe('12')
})

test('a page that came with its data hears from another tab what has happened since', async () => {
  const api = fakeEvents()
  const { locks, channel } = fakeBrowser()
  openTab({ api, locks, channel: channel() })
  await settle()
  api.streams[0]?.tell(5, { kind: 'wheel-changed' })
  await vi.advanceTimersByTimeAsync(5000)
  const arrivedAtMs = Date.now()
  api.streams[0]?.tell(6, { kind: 'account-changed' })
  await vi.advanceTimersByTimeAsync(3000)
  const { told } = openTab({ api, locks, channel: channel(), start: { position: 12, arrivedAtMs } })
  await settle()
  expect(told).toEqual([{ kind: 'account-changed' }])
  expect(api.streams).toHaveLength(1)
})
