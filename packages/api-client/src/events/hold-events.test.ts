import type { LiveEvent } from '@olympus/contract/events'
import { expect, test, vi } from 'vitest'

import { createClient } from '../client/client.ts'
import { memoryTokens } from '../client/token-store.ts'
import { fakeEvents, tokenOf } from '../testing/fake-events.ts'
import { startLiveEvents } from './events.ts'
import { holdEvents } from './hold-events.ts'

const account: LiveEvent = { kind: 'account-changed' }
const wheel: LiveEvent = { kind: 'wheel-changed' }

test('events that come during a hold are applied after it, and a logout at once', async () => {
  const { fetch, streams } = fakeEvents()
  const told: (LiveEvent | 'over')[] = []
  const tokens = memoryTokens({ token: tokenOf('mine'), refreshToken: 'refresh' })
  const client = createClient({ tokens, locale: () => 'en-US', fetch, onUnauthorized: () => undefined })
  const live = startLiveEvents(
    { client, tokens, onLoggedOut: () => told.push('over') },
    {
      locks: null,
      channel: null,
      revalidate: (event) => told.push(event),
      page: { state: () => 'visible', onChange: () => () => undefined },
    },
  )
  await vi.waitFor(() => expect(streams).toHaveLength(1))

  const [release, releaseOther] = [holdEvents(), holdEvents()]
  streams[0]?.tell(1, account)
  streams[0]?.tell(2, wheel)
  streams[0]?.tell(3, { kind: 'session-ended', sessionId: 'mine', isLogOut: true })
  await vi.waitFor(() => expect(told).toEqual(['over']))
  release()
  release()
  expect(told).toEqual(['over'])
  releaseOther()
  expect(told).toEqual(['over', account, wheel])
  live.stop()
})
