import { readEvents } from '@olympus/api-client/events-reader'
import type { LiveEvent } from '@olympus/contract/events'

export interface EventReader {
  readonly events: readonly LiveEvent[]
  /** The ID of the last event. */
  readonly lastId: () => number | null
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>
  /** Resolves once `count` events have arrived; rejects if the stream ends first. */
  received(count: number): Promise<void>
}

/** Reads the live events of a response like a page. */
export function readLiveEvents(response: Response): EventReader {
  const isStream = response.headers.get('content-type') === 'text/event-stream'
  if (!isStream || !response.body) throw new Error(`The server answers ${response.status}, not with events`)
  const events: LiveEvent[] = []
  let lastId: number | null = null
  let waiting: { count: number; resolve: () => void; reject: (error: Error) => void }[] = []
  const ended = readEvents(response.body, {
    onRetry() {},
    onSignOfLife() {},
    onEvent({ id, data }) {
      lastId = id ?? lastId
      if (data !== null) events.push(JSON.parse(data) as LiveEvent)
      for (const { count, resolve } of waiting) if (events.length >= count) resolve()
      waiting = waiting.filter(({ count }) => events.length < count)
    },
  })
  void ended.then(() => {
    for (const { reject } of waiting) reject(new Error(`The stream ended after ${events.length} events`))
    return null
  })
  return {
    events,
    lastId: () => lastId,
    ended,
    received(count) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      if (events.length >= count) resolve()
      else waiting.push({ count, resolve, reject })
      return promise
    },
  }
}
