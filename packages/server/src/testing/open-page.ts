import type { LiveEvent } from '@olympus/contract/events'
import { Failure } from '../failure.ts'
import type { LiveEvents } from '../features/live/live-events.ts'
import type { LiveListener } from '../features/live/live-listener.ts'

let sessions = 0

/** An open page, without HTTP, that keeps what it receives. */
export function createPage(
  accountId: number,
  {
    sessionId = `00000000-0000-4000-8000-${String(++sessions).padStart(12, '0')}`,
    network = `network of ${accountId}`,
  } = {},
) {
  const heard: LiveEvent[] = []
  const received = { heard, position: 0, ends: 0, evictions: 0 }
  const listener: LiveListener = {
    accountId,
    sessionId,
    network,
    send: (event) => void heard.push(event),
    sendPosition: (position) => (received.position = position),
    end: () => (received.ends += 1),
    evict: () => (received.evictions += 1),
  }
  return { ...listener, received }
}

/** Resolves with a function that closes the page; throws on a refusal. */
export async function openPage(live: LiveEvents, page: LiveListener, since: number | null = null) {
  const stop = await live.listen(page, since)
  if (stop instanceof Failure) throw stop
  return stop
}
