import { expect, test, vi } from 'vitest'

import type { LiveEventsOptions } from './options.ts'
import { runLiveEventsForPlayer } from './player.ts'
import { createLocalStore } from '../session/local-store.ts'
import { gate } from '../testing/fake-api.ts'
import { createUserStore } from '../session/user-store.ts'

const theron = { id: 1, username: 'Theron', email: 'theron@example.com' }
const ione = { id: 2, username: 'Ione', email: 'ione@example.com' }
const options = {} as LiveEventsOptions

function setUp() {
  const user = createUserStore(createLocalStore(null))
  const stop = vi.fn()
  const startLiveEvents = vi.fn(() => ({ stop }))
  const importLiveEvents = vi.fn(async () => ({ startLiveEvents }))
  return { user, stop, startLiveEvents, importLiveEvents }
}

test('live events load for a player, not for a visitor, and stop when the session ends', async () => {
  const { user, stop, startLiveEvents, importLiveEvents } = setUp()
  runLiveEventsForPlayer(user, importLiveEvents, options)
  expect(importLiveEvents).not.toHaveBeenCalled()
  user.set(theron)
  user.set({ ...theron, email: 'other@example.com' })
  await vi.waitFor(() => expect(startLiveEvents).toHaveBeenCalledTimes(1))
  user.clear()
  expect(stop).toHaveBeenCalledTimes(1)
  user.set(ione)
  await vi.waitFor(() => expect(startLiveEvents).toHaveBeenCalledTimes(2))
})

test('live events do not start after a logout during loading, and a loading error is ignored', async () => {
  const { user, startLiveEvents } = setUp()
  const code = gate<{ startLiveEvents: typeof startLiveEvents }>()
  const importLiveEvents = vi.fn(() => code.passed)
  const unfollow = runLiveEventsForPlayer(user, importLiveEvents, options)
  user.set(theron)
  user.clear()
  code.open({ startLiveEvents })
  await code.passed
  await Promise.resolve()
  expect(startLiveEvents).not.toHaveBeenCalled()
  importLiveEvents.mockRejectedValueOnce(new TypeError('offline'))
  user.set(ione)
  await vi.waitFor(() => expect(importLiveEvents).toHaveBeenCalledTimes(2))
  unfollow()
  user.clear()
  user.set(theron)
  expect(importLiveEvents).toHaveBeenCalledTimes(2)
})
