import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { tooManyRequests } from '../../limits/too-many-requests.ts'
import type { Log } from '../../log.ts'
import { createOpeningCounter } from './count-openings.ts'
import { type EventWork, startEventWork } from './event-work.ts'
import { findRoom } from './find-room.ts'
import { type LiveListener, sendEvent } from './live-listener.ts'
import { readMissed } from './missed-events.ts'

type ListenOutcome = (() => void) | Failure<'SERVICE_UNAVAILABLE' | 'TOO_MANY_REQUESTS'>

export interface LiveEvents {
  /**
   * Sends new events to the listener; with `since` also the events since that position, some possibly twice.
   * Resolves with a function that stops it, or a refusal if there are too many listeners or attempts.
   */
  listen(listener: LiveListener, since: number | null): Promise<ListenOutcome>
  /** The number of open streams in this process. */
  openStreams(): number
  /** Ends every listener and refuses new ones. */
  stop(): Promise<void>
}

interface LiveEventsOptions {
  readonly database: Database
  readonly log: Log
  readonly pollEveryMs?: number
  readonly checkSessionsEveryMs?: number
}

const retryAfterSeconds = 30

/**
 * Sends published events to open pages of their accounts. Queries the database only while a page listens.
 */
export function createLiveEvents(options: LiveEventsOptions): LiveEvents {
  const { database, log, pollEveryMs = 1000, checkSessionsEveryMs = 30_000 } = options
  const listeners = new Set<LiveListener>()
  const countOpening = createOpeningCounter()
  let isStopped = false
  let running: Promise<EventWork> | null = null
  let stopped: Promise<unknown> = Promise.resolve()

  /** Starts the work once for all waiting listeners. A failed start is retried by the next listener. */
  async function ensureRunning(): Promise<EventWork> {
    running ??= startEventWork({ database, log, pollEveryMs, checkSessionsEveryMs, listeners })
    const mine = running
    try {
      return await mine
    } catch (error) {
      if (running === mine) running = null
      throw error
    }
  }

  function stopWithoutListeners(): void {
    if (listeners.size > 0 || !running) return
    const stopping = running.then(
      (work) => work.stop(),
      () => undefined,
    )
    stopped = Promise.all([stopped, stopping])
    running = null
  }

  /** False if there is no room. */
  function join(listener: LiveListener): boolean {
    const evicted = isStopped ? null : findRoom(listeners, listener)
    if (!evicted) return false
    // First, so that the work goes on.
    listeners.add(listener)
    for (const other of evicted) {
      listeners.delete(other)
      other.evict()
    }
    return true
  }

  async function catchUp(listener: LiveListener, since: number | null): Promise<void> {
    const work = await ensureRunning()
    await work.settled()
    if (since === null) return listener.sendPosition(work.position())
    const { events, position } = await readMissed(database, listener.accountId, since)
    for (const event of events) sendEvent(listener, event)
    listener.sendPosition(position)
  }

  return {
    openStreams: () => listeners.size,
    async listen(listener, since) {
      const waitSeconds = countOpening(listener.accountId)
      if (waitSeconds > 0) return tooManyRequests(waitSeconds)
      if (!join(listener)) return new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds })
      const stop = () => {
        listeners.delete(listener)
        stopWithoutListeners()
      }
      try {
        await catchUp(listener, since)
      } catch (error) {
        stop()
        throw error
      }
      return stop
    },

    async stop() {
      isStopped = true
      for (const listener of listeners) listener.end()
      listeners.clear()
      stopWithoutListeners()
      await stopped
    },
  }
}
