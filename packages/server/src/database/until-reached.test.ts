import { expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { silentLog } from '../log.ts'
import type { Queries } from './database.ts'
import { untilReached } from './until-reached.ts'

/** A database that refuses its first queries. */
function startingDatabase(refusals: number, refusal: Error) {
  const asked = { times: 0 }
  const query = async () => {
    if (asked.times++ < refusals) throw refusal
    return []
  }
  return { asked, queries: { query } as unknown as Queries }
}

const unavailable = new Failure('SERVICE_UNAVAILABLE', {
  retryAfterSeconds: 1,
  cause: new Error('connect ECONNREFUSED 127.0.0.1:5432'),
})

it('waits until the database answers, and tells of it once', async () => {
  const warnings: unknown[] = []
  const { asked, queries } = startingDatabase(3, unavailable)
  const log = { ...silentLog, warn: (...parts: unknown[]) => void warnings.push(parts.at(-1)) }
  await untilReached(queries, log, { patienceMs: 60_000, pauseMs: 0 })
  expect(asked.times).toBe(4)
  expect(warnings).toEqual(['the database does not answer yet'])
})

it('gives up after a while, and says why', async () => {
  const { asked, queries } = startingDatabase(Infinity, unavailable)
  await expect(untilReached(queries, silentLog, { patienceMs: -1, pauseMs: 0 })).rejects.toThrow(
    'The database of DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:5432',
  )
  expect(asked.times).toBe(1)
})

it('names the variable of the owner', async () => {
  const { queries } = startingDatabase(Infinity, unavailable)
  const options = { patienceMs: -1, variable: 'DATABASE_OWNER_URL' } as const
  await expect(untilReached(queries, silentLog, options)).rejects.toThrow(
    'The database of DATABASE_OWNER_URL does not answer',
  )
})

it('does not wait if the database refuses for another reason', async () => {
  const wrong = new Error('password authentication failed')
  const { asked, queries } = startingDatabase(1, wrong)
  await expect(untilReached(queries, silentLog)).rejects.toThrow(
    'The database of DATABASE_URL refuses: password authentication failed',
  )
  expect(asked.times).toBe(1)
})
