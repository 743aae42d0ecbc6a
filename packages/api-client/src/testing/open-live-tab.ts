import type { LiveEvent } from '@olympus/contract/events'

import { createClient } from '../client/client.ts'
import type { Locks } from '../client/locks.ts'
import { memoryTokens } from '../client/token-store.ts'
import { startLiveEvents } from '../events/events.ts'
import type { StreamStart } from '../events/options.ts'
import type { PageState } from '../events/page.ts'
import type { ChannelPort } from '../session/auth-channel.ts'
import { tokenOf, type FakeEvents } from './fake-events.ts'

interface TabOptions {
  readonly api: FakeEvents
  readonly locks?: Locks | null
  readonly channel?: ChannelPort | null
  readonly tokens?: ReturnType<typeof memoryTokens>
  readonly random?: () => number
  readonly start?: StreamStart
}

/** Opens a page that listens for events. `told`: what it was told. */
export function openTab(options: TabOptions) {
  const { api, locks = null, channel = null, random = () => 0.5, start = null } = options
  const { tokens = memoryTokens({ token: tokenOf('mine'), refreshToken: 'refresh' }) } = options
  const told: (LiveEvent | 'over' | 'unauthorized')[] = []
  const page = { state: 'visible' as PageState, listener: () => {} }
  const client = createClient({
    tokens,
    locale: () => 'en-US',
    fetch: api.fetch,
    onUnauthorized: () => told.push('unauthorized'),
  })
  const live = startLiveEvents(
    { client, tokens, start: () => start, onLoggedOut: () => told.push('over') },
    {
      locks,
      channel,
      random,
      revalidate: (event) => told.push(event),
      page: {
        state: () => page.state,
        onChange(listener) {
          page.listener = listener
          return () => (page.listener = () => {})
        },
      },
    },
  )
  const become = (state: PageState) => {
    page.state = state
    page.listener()
  }
  return { live, told, become, tokens }
}
