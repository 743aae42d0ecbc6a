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

const isUnreached = (error: unknown): error is Failure =>
  error instanceof Failure && error.key === 'SERVICE_UNAVAILABLE'

/** The reason is the driver's, such as `connect ECONNREFUSED 127.0.0.1:5432`. */
function unreachable(error: Error): Error {
  const { cause } = error
  // For a host with several addresses, it has a code alone.
  const { message = '', code = '' } = (cause ?? error) as { message?: string; code?: string }
  return new Error(`The database of DATABASE_URL does not answer: ${message || code}`, { cause: error })
}

/** Waits until the database answers. Throws if that takes too long, or what it refused with otherwise. */
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
      if (!isUnreached(error)) throw error
      if (performance.now() - startedAt > patienceMs) throw unreachable(error)
      if (tries === 1) log.warn({ err: error }, 'the database does not answer yet')
    }
    await sleep(pauseMs)
  }
}
