import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { repeated } from '../../repeated.ts'
import { createThrottle } from '../../throttle.ts'
import { readEndedSessions } from './ended-sessions.ts'
import { type LiveListener, sendEvent } from './live-listener.ts'
import { createPublishedEventReader } from './published-event-reader.ts'
import { liveChannel } from './publish.ts'

/** Each process may wake it every 50 ms. A read takes in whatever happened since the last one. */
const readPauseMs = 50

export interface EventWork {
  readonly position: () => number
  /** Resolves when no read is running that began before a listener joined. Such a read skips its account. */
  readonly settled: () => Promise<unknown>
  readonly stop: () => Promise<void>
}

interface WorkOptions {
  readonly database: Database
  readonly log: Log
  readonly pollEveryMs: number
  readonly checkSessionsEveryMs: number
  readonly listeners: ReadonlySet<LiveListener>
}

async function endListenersOfEndedSessions({ database, listeners }: WorkOptions): Promise<void> {
  const ended = await readEndedSessions(
    database,
    [...listeners].map(({ sessionId }) => sessionId),
  )
  for (const listener of listeners) if (ended.has(listener.sessionId)) listener.end()
}

/** Starts to read events for the listeners and to check their sessions. */
export async function startEventWork(options: WorkOptions): Promise<EventWork> {
  const { database, log, pollEveryMs, checkSessionsEveryMs, listeners } = options
  const reader = createPublishedEventReader(database)
  await reader.read([])
  let isOver = false
  let reading: Promise<unknown> = Promise.resolve()

  async function sendUnread(): Promise<void> {
    const ofAccounts = Map.groupBy(listeners, ({ accountId }) => accountId)
    const unread = await reader.read([...ofAccounts.keys()])
    // Listeners that joined after the stop belong to newer work, which sends them the events.
    if (isOver) return
    const reached = new Set<LiveListener>()
    for (const { accountId, event } of unread)
      for (const listener of ofAccounts.get(accountId) ?? []) {
        sendEvent(listener, event)
        reached.add(listener)
      }
    for (const listener of reached) listener.sendPosition(reader.position())
  }

  const polling = repeated({ name: 'live events', everyMs: pollEveryMs, log }, () => (reading = sendUnread()))
  const checking = repeated({ name: 'live sessions', everyMs: checkSessionsEveryMs, log }, () =>
    endListenersOfEndedSessions(options),
  )
  const waking = createThrottle({ pauseMs: readPauseMs, act: async () => polling.wake() })
  const stopListening = database.listen(liveChannel, waking.request)
  return {
    position: reader.position,
    settled: () => Promise.allSettled([reading]),
    async stop() {
      isOver = true
      await Promise.all([stopListening(), waking.stop(), polling.stop(), checking.stop()])
    },
  }
}
