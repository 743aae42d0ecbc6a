import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { Failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { Queries } from './database.ts'

interface Wait {
  readonly patienceMs: number
  readonly pauseMs: number
}

/** A server often starts together with its database. */
const wait: Wait = { patienceMs: 30_000, pauseMs: 500 }

const isUnreached = (error: unknown) => error instanceof Failure && error.key === 'SERVICE_UNAVAILABLE'

/** Waits until the database answers. Throws what it refused with if that takes too long. */
export async function untilReached(
  queries: Queries,
  log: Log,
  { patienceMs, pauseMs } = wait,
): Promise<void> {
  const startedAt = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      await queries.query(sql`select`)
      return
    } catch (error) {
      if (!isUnreached(error) || performance.now() - startedAt > patienceMs) throw error
      if (tries === 1) log.warn({ err: error }, 'the database does not answer yet')
    }
    await sleep(pauseMs)
  }
}
