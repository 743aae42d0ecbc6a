import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { createThrottle } from '../../throttle.ts'

/** The channel that tells every process that sessions have ended. */
export const sessionEndChannel = 'session_end'

const readPauseMs = 50

/** Longer than any transaction that ends sessions, and than sessions are cached. */
const recently = sql`interval '1 minute'`

export interface SessionEndings {
  /** Calls `forget` with sessions that ended in any process; with null if any may have ended. */
  watch(forget: (sessionIds: readonly string[] | null) => void): void
  /** Sessions have ended that are not read yet, so cached sessions must not be trusted. */
  isBehind(): boolean
  stop(): Promise<void>
}

/**
 * Notices at once that sessions end in other processes. A lost notice costs what a cached session lives.
 */
export function createSessionEndings({
  database,
  log,
}: {
  readonly database: Database
  readonly log: Log
}): SessionEndings {
  const watchers = new Set<(sessionIds: readonly string[] | null) => void>()
  let notices = 0
  let noticesRead = 0

  async function readEnded(): Promise<readonly string[] | null> {
    try {
      const ended = await database.query<{ id: string }>(
        sql`select id from session where ended_at > now() - ${recently}`,
      )
      return ended.map(({ id }) => id)
    } catch (error) {
      log.warn({ err: error }, 'ended sessions not read')
      return null
    }
  }

  const reading = createThrottle({
    pauseMs: readPauseMs,
    async act() {
      const noticesBefore = notices
      const ended = await readEnded()
      for (const forget of watchers) forget(ended)
      noticesRead = noticesBefore
    },
  })
  const stopListening = database.listen(sessionEndChannel, () => {
    notices += 1
    reading.request()
  })

  return {
    watch: (forget) => void watchers.add(forget),
    isBehind: () => noticesRead < notices,
    async stop() {
      await Promise.all([stopListening(), reading.stop()])
    },
  }
}
