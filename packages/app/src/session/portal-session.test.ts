import { createPendingMutations } from '@olympus/api-client/pending-mutations'
import type { Session as ApiSession } from '@olympus/api-client/session-options'
import { afterEach, expect, it, vi } from 'vitest'

import { failureMemoryMs } from '../shared/loading/load-once.ts'
import { createPortalSession } from './portal-session.ts'
import type { KnownUser } from './session-context.ts'

afterEach(() => {
  vi.useRealTimers()
})

const theron: KnownUser = { id: 1, username: 'Theron', email: 'theron@example.com' }

const pending = createPendingMutations()

function fakeApi() {
  let user: KnownUser | null = null
  const listeners = new Set<() => void>()
  const become = (next: KnownUser | null) => {
    user = next
    for (const listener of listeners) listener()
  }
  const api = {
    client: {},
    user: {
      get: () => user,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    loadUser: vi.fn(async () => become(theron)),
  }
  return { api: api as unknown as ApiSession, become }
}

it('loads the API once, when it is first needed', async () => {
  const { api } = fakeApi()
  const importApi = vi.fn(async () => api)
  const session = createPortalSession(importApi, pending)
  expect([session.get().user, session.startedClient()]).toEqual([null, null])
  expect(importApi).not.toHaveBeenCalled()

  const client = session.client()
  expect(session.client()).toBe(client)
  expect(await client).toBe(api.client)
  expect(await session.api()).toBe(api)
  expect(importApi).toHaveBeenCalledTimes(1)
})

it('tries again some time after the code failed to load', async () => {
  vi.useFakeTimers()
  const { api } = fakeApi()
  const importApi = vi.fn(async () => api).mockRejectedValueOnce(new TypeError('offline'))
  const session = createPortalSession(importApi, pending)
  await expect(session.client()).rejects.toMatchObject({ name: 'ImportFailure' })
  vi.advanceTimersByTime(failureMemoryMs)
  expect(await session.client()).toBe(api.client)
})

it("mirrors the API's user and notifies of changes", async () => {
  const { api, become } = fakeApi()
  const session = createPortalSession(async () => api, pending)
  const listener = vi.fn()
  session.subscribe(listener)
  await session.start()
  expect(session.get()).toEqual({ user: theron, ended: null })
  become(null)
  expect(session.get().user).toBeNull()
  expect(listener).toHaveBeenCalled()
})

it('remembers how a session ended until the next one starts', async () => {
  const { api } = fakeApi()
  const session = createPortalSession(async () => api, pending)
  await session.start()
  session.onSignedOut({ cause: 'unauthorized', key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  expect(session.get()).toEqual({
    user: null,
    ended: { cause: 'unauthorized', key: 'UNAUTHORIZED_SESSION_EXPIRED' },
  })
  await session.start()
  expect(session.get()).toEqual({ user: theron, ended: null })
})
