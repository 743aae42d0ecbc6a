import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { Failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { Queries } from './database.ts'
import { StartError } from '../start-error.ts'

interface Options {
  /** A server often starts together with its database. */
  readonly patienceMs?: number
  readonly pauseMs?: number
  /** The one that a failure names. */
  readonly variable?: 'DATABASE_URL' | 'DATABASE_OWNER_URL'
}

const isUnreached = (error: unknown): error is Failure =>
  error instanceof Failure && error.key === 'SERVICE_UNAVAILABLE'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The reason is the driver's, such as `connect ECONNREFUSED 127.0.0.1:5432`. */
function unreachable(error: Error, variable: string): StartError {
  const { cause } = error
  // For a host with several addresses, it has a code alone.
  const { message = '', code = '' } = (cause ?? error) as { message?: string; code?: string }
  return new StartError(`The database of ${variable} does not answer: ${message || code}`, { cause: error })
}

/** Waits until the database answers. Throws if that takes too long, or if it refuses. */
export async function untilReached(
  queries: Queries,
  log: Log,
  { patienceMs = 30_000, pauseMs = 500, variable = 'DATABASE_URL' }: Options = {},
): Promise<void> {
  const startedAt = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      await queries.query(sql`select`)
      return
    } catch (error) {
      if (!isUnreached(error))
        throw new StartError(`The database of ${variable} refuses: ${messageOf(error)}`, { cause: error })
      if (performance.now() - startedAt > patienceMs) throw unreachable(error, variable)
      if (tries === 1) log.warn({ err: error }, 'the database does not answer yet')
    }
    await sleep(pauseMs)
  }
}
