import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import { repeated } from '../../repeated.ts'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Log } from '../../log.ts'
import { readEndedSessions } from './ended-sessions.ts'
import {
  maxCommitDelaySeconds,
  type PublishedEvent,
  createPublishedEventReader,
} from './published-event-reader.ts'
import { eventChannel, onEventSignal } from './event-signal.ts'

/** An open page. */
export interface LiveListener {
  readonly accountId: number
  readonly sessionId: string
  send(id: number, event: LiveEvent): void
  /** The page resumes after this event when it reconnects. */
  sendPosition(id: number): void
  /** Ends the page's stream: the session is over, or the server stops. */
  end(): void
}

interface EventWork {
  readonly lastId: () => number
  readonly stop: () => Promise<void>
}

type ListenOutcome = (() => void) | Failure<'SERVICE_UNAVAILABLE'>

export interface LiveEvents {
  /**
   * Sends new events to the listener; with `afterId` also the events after that one, some possibly twice.
   * Resolves with a function that stops it, or SERVICE_UNAVAILABLE if there are too many listeners.
   */
  listen(listener: LiveListener, afterId: number | null): Promise<ListenOutcome>
  /** Ends every listener and refuses new ones. */
  stop(): Promise<void>
}

interface LiveEventsOptions {
  readonly database: Database
  readonly log: Log
  readonly pollEveryMs?: number
  readonly checkSessionsEveryMs?: number
}

const maxPerSession = 5
const maxPerAccount = 20
const maxListeners = 1000
const retryAfterSeconds = 30

interface WorkOptions extends Required<LiveEventsOptions> {
  readonly listeners: ReadonlySet<LiveListener>
}

function isFull(listeners: ReadonlySet<LiveListener>, { accountId, sessionId }: LiveListener): boolean {
  const ofAccount = [...listeners].filter((other) => other.accountId === accountId)
  const ofSession = ofAccount.filter((other) => other.sessionId === sessionId)
  return (
    listeners.size >= maxListeners || ofAccount.length >= maxPerAccount || ofSession.length >= maxPerSession
  )
}

function sendEvent(listener: LiveListener, { id, event }: Pick<PublishedEvent, 'event' | 'id'>): void {
  listener.send(id, event)
  if (event.kind === 'session-ended' && event.sessionId === listener.sessionId) listener.end()
}

async function sendMissedEvents(database: Database, listener: LiveListener, afterId: number): Promise<void> {
  const missed = await database.query<Pick<PublishedEvent, 'event' | 'id'>>(
    sql`select id, event from live_event where account_id = ${listener.accountId}
          and (id > ${afterId} or created_at > now() - make_interval(secs => ${maxCommitDelaySeconds}))
        order by id`,
  )
  for (const event of missed) sendEvent(listener, event)
}

async function endListenersOfEndedSessions({ database, listeners }: WorkOptions): Promise<void> {
  const ended = await readEndedSessions(
    database,
    [...listeners].map(({ sessionId }) => sessionId),
  )
  for (const listener of listeners) if (ended.has(listener.sessionId)) listener.end()
}

/** Starts to read events for the listeners and to check their sessions. */
async function startEventWork(options: WorkOptions): Promise<EventWork> {
  const { database, log, pollEveryMs, checkSessionsEveryMs, listeners } = options
  const { read, lastId } = createPublishedEventReader(database)
  // Skips existing events: later listeners do not need them.
  await read()
  let isOver = false
  const polling = repeated({ name: 'live events', everyMs: pollEveryMs, log }, async () => {
    const unread = await read()
    // Listeners that joined after the stop belong to a newer reader, which sends them the events.
    if (isOver) return
    for (const event of unread)
      for (const listener of listeners) if (listener.accountId === event.accountId) sendEvent(listener, event)
  })
  const checking = repeated({ name: 'live sessions', everyMs: checkSessionsEveryMs, log }, () =>
    endListenersOfEndedSessions(options),
  )
  const stopSignals = onEventSignal(polling.wake)
  const stopListening = database.listen(eventChannel, polling.wake)
  return {
    lastId,
    async stop() {
      isOver = true
      stopSignals()
      await Promise.all([stopListening(), polling.stop(), checking.stop()])
    },
  }
}

/**
 * Sends published events to open pages of their accounts. Queries the database only while a page listens.
 */
export function createLiveEvents(options: LiveEventsOptions): LiveEvents {
  const { database, log, pollEveryMs = 1000, checkSessionsEveryMs = 30_000 } = options
  const listeners = new Set<LiveListener>()
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

  return {
    async listen(listener, afterId) {
      if (isStopped || isFull(listeners, listener))
        return new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds })
      listeners.add(listener)
      const stop = () => {
        listeners.delete(listener)
        stopWithoutListeners()
      }
      try {
        const position = (await ensureRunning()).lastId()
        if (afterId !== null) await sendMissedEvents(database, listener, afterId)
        listener.sendPosition(position)
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
