import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import { repeated } from '../../repeated.ts'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Log } from '../../log.ts'
import { endedSessions } from './ended-sessions.ts'
import { latecomersSeconds, type News, newsReader } from './news-reader.ts'
import { newsChannel, onNews } from './news.ts'

/** An open page. */
export interface LiveListener {
  readonly accountId: number
  readonly sessionId: string
  send(id: number, event: LiveEvent): void
  /** Whoever comes back asks for what came after this event. */
  stand(id: number): void
  /** No more comes: the session is over, or the server stops. */
  end(): void
}

interface Running {
  readonly lastId: () => number
  readonly stop: () => Promise<void>
}

type Listening = (() => void) | Failure<'SERVICE_UNAVAILABLE'>

export interface LiveEvents {
  /**
   * From now on the listener is told; with `afterId` also what came after that event, where some may come twice. Answers a function
   * that stops it.
   */
  listen(listener: LiveListener, afterId: number | null): Promise<Listening>
  /** Ends every listener, and refuses new ones. */
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

/** Hands the published events to the open pages of their accounts. The database is asked only while somebody listens. */
export function createLiveEvents(options: LiveEventsOptions): LiveEvents {
  const { database, log, pollEveryMs = 1000, checkSessionsEveryMs = 30_000 } = options
  const listeners = new Set<LiveListener>()
  let isStopped = false
  let running: Promise<Running> | null = null
  let resting: Promise<unknown> = Promise.resolve()

  function isFull({ accountId, sessionId }: LiveListener): boolean {
    const ofAccount = [...listeners].filter((other) => other.accountId === accountId)
    const ofSession = ofAccount.filter((other) => other.sessionId === sessionId)
    return (
      listeners.size >= maxListeners || ofAccount.length >= maxPerAccount || ofSession.length >= maxPerSession
    )
  }

  function tell(listener: LiveListener, { id, event }: Pick<News, 'event' | 'id'>): void {
    listener.send(id, event)
    if (event.kind === 'session-ended' && event.sessionId === listener.sessionId) listener.end()
  }

  async function checkSessions(): Promise<void> {
    const ended = await endedSessions(
      database,
      [...listeners].map(({ sessionId }) => sessionId),
    )
    for (const listener of listeners) if (ended.has(listener.sessionId)) listener.end()
  }

  async function start(): Promise<Running> {
    const { read, lastId } = newsReader(database)
    // What was there before is no news to anybody who listens from now on.
    await read()
    let isOver = false
    const polling = repeated({ name: 'live events', everyMs: pollEveryMs, log }, async () => {
      const unread = await read()
      // Whoever listens by now has come to another reader, and is told there.
      if (isOver) return
      for (const news of unread)
        for (const listener of listeners) if (listener.accountId === news.accountId) tell(listener, news)
    })
    const checking = repeated({ name: 'live sessions', everyMs: checkSessionsEveryMs, log }, checkSessions)
    const stopNews = onNews(polling.wake)
    const stopListening = database.listen(newsChannel, polling.wake)
    return {
      lastId,
      async stop() {
        isOver = true
        stopNews()
        await Promise.all([stopListening(), polling.stop(), checking.stop()])
      },
    }
  }

  /** Once for all who wait for it; a failure is not remembered. */
  async function ensureRunning(): Promise<Running> {
    running ??= start()
    const mine = running
    try {
      return await mine
    } catch (error) {
      if (running === mine) running = null
      throw error
    }
  }

  function restWhenAlone(): void {
    if (listeners.size > 0 || !running) return
    const stopping = running.then(
      (work) => work.stop(),
      () => undefined,
    )
    resting = Promise.all([resting, stopping])
    running = null
  }

  async function resend(listener: LiveListener, afterId: number): Promise<void> {
    const missed = await database.query<Pick<News, 'event' | 'id'>>(
      sql`select id, event from live_event where account_id = ${listener.accountId}
            and (id > ${afterId} or created_at > now() - make_interval(secs => ${latecomersSeconds}))
          order by id`,
    )
    for (const news of missed) tell(listener, news)
  }

  return {
    async listen(listener, afterId) {
      if (isStopped || isFull(listener)) return new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds })
      listeners.add(listener)
      const stop = () => {
        listeners.delete(listener)
        restWhenAlone()
      }
      try {
        const position = (await ensureRunning()).lastId()
        if (afterId !== null) await resend(listener, afterId)
        listener.stand(position)
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
      restWhenAlone()
      await resting
    },
  }
}
