import type { LiveEvent } from '@olympus/contract/events'

import type { ChannelPort } from '../session/auth-channel.ts'
import { unlessHeld } from './hold-events.ts'
import { browserPage, type Page } from './page.ts'
import { revalidateAfter } from './revalidate.ts'
import { sessionIdOf } from './session-id.ts'
import { createSharedStream } from './shared-stream.ts'
import type { LiveEvents, LiveEventsOptions } from './options.ts'
import { forgetPreloads } from '../react/preload.ts'
import type { Locks } from '../client/locks.ts'
import { isEmpty } from '../client/token-store.ts'
import { watchVisibility } from './watch-visibility.ts'

interface Ports {
  /** Null: every tab holds its own stream. */
  readonly locks?: Locks | null
  /** Null disables sharing. */
  readonly channel?: ChannelPort | null
  readonly page?: Page
  readonly random?: () => number
  readonly revalidate?: (event: LiveEvent) => unknown
}

const browserChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('live'))

/**
 * Keeps the pages of a player up to date. One tab of the browser holds the stream and broadcasts its events.
 */
export function startLiveEvents(options: LiveEventsOptions, ports: Ports = {}): LiveEvents {
  const { client, tokens, start = () => null, onLoggedOut } = options
  const { channel = browserChannel(), page = browserPage(), random = Math.random } = ports
  const { revalidate = revalidateAfter, locks = globalThis.navigator?.locks ?? null } = ports
  let ownSessionId = sessionIdOf(tokens.read().token)
  let isStopped = false

  function onEvent(event: LiveEvent) {
    if (isStopped) return
    ownSessionId = sessionIdOf(tokens.read().token) ?? ownSessionId
    if (event.kind === 'session-ended' && event.sessionId === ownSessionId) {
      // Any other end is explained by the refusal of the stream, which the client hears in every tab.
      if (event.isLogOut) onLoggedOut()
      return
    }
    forgetPreloads(client)
    unlessHeld(() => void revalidate(event))
  }

  const hasTokens = () => !isEmpty(tokens.read())
  const stream = createSharedStream({ client, channel, locks, random, start: start(), hasTokens, onEvent })
  const stopWatching = watchVisibility(page, stream.subscribe, stream.unsubscribe)

  return {
    stop() {
      isStopped = true
      stopWatching()
      channel?.close()
    },
  }
}
