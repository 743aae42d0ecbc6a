import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import { afterEach, expect, it, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { systemRandom } from '../../random.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createPage, openPage } from '../../testing/open-page.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { startSession } from '../auth/start-session.ts'
import { createLiveEvents, type LiveEvents } from './live-events.ts'
import { publish } from './publish.ts'

const database = withTestDatabase()
const hour = 60 * 60_000
const changed: LiveEvent = { kind: 'account-changed' }
const sources: LiveEvents[] = []

afterEach(async () => {
  await Promise.all(sources.splice(0).map((startSource) => startSource.stop()))
})

/** By default it does not poll during a test: events arrive only because the reader was woken. */
function startSource(
  options: { database?: Database; pollEveryMs?: number; checkSessionsEveryMs?: number } = {},
) {
  const live = createLiveEvents({
    database,
    log: silentLog,
    pollEveryMs: hour,
    checkSessionsEveryMs: hour,
    ...options,
  })
  sources.push(live)
  return live
}

/** A page with a session in the database. */
async function pageOfNewSession(accountId: number) {
  const device = { accountId, bindSecret: 'secret', userAgent: '', address: '' }
  const { claims } = await startSession(database, systemRandom, device)
  return createPage(accountId, { sessionId: claims.sessionId })
}

/** A database that counts reads of events and fails the next one with `watch.failure`. */
function watchedDatabase() {
  const watch = { reads: 0, failure: null as Error | null }
  const watched: Database = {
    ...database,
    one(statement) {
      watch.reads += 1
      const { failure } = watch
      watch.failure = null
      return failure ? Promise.reject(failure) : database.one(statement)
    },
  }
  return { watch, database: watched }
}

it('notifies the pages of the account right after the commit, and never before or without it', async () => {
  const live = startSource()
  const [mine, other] = [createPage(1), createPage(2)]
  await openPage(live, mine)
  await openPage(live, other)
  expect(live.openStreams()).toBe(2)
  await database.transaction(async (transaction) => {
    await publish(transaction, 1, changed)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(mine.received.heard).toEqual([])
  })
  await vi.waitFor(() => expect(mine.received.heard).toEqual([changed]))
  await database.transaction(async (transaction) => {
    await publish(transaction, 1, changed)
    return new Failure('BAD_REQUEST')
  })
  await publish(database, 2, changed)
  await vi.waitFor(() => expect(other.received.heard).toEqual([changed]))
  expect(mine.received.heard).toEqual([changed])
})

it('sends the same event once per transaction, and again for another transaction', async () => {
  const live = startSource()
  const mine = createPage(15)
  await openPage(live, mine)
  const last: LiveEvent = { kind: 'coupons-changed' }
  await database.transaction(async (transaction) => {
    await publish(transaction, 15, changed)
    await publish(transaction, 15, changed)
    await transaction.savepoint(async () => {
      await publish(transaction, 15, { kind: 'wallet-changed' })
      return new Failure('BAD_REQUEST')
    })
    await publish(transaction, 15, { kind: 'wallet-changed' })
  })
  await vi.waitFor(() => expect(mine.received.heard).toHaveLength(2))
  await publish(database, 15, changed)
  await publish(database, 15, last)
  await vi.waitFor(() => expect(mine.received.heard).toContainEqual(last))
  expect(mine.received.heard).toEqual([changed, { kind: 'wallet-changed' }, changed, last])
})

/** Publishes as a process does that is killed between its commit and its notice. */
const publishKilled = (accountId: number, event: LiveEvent) =>
  database.transaction((transaction) => publish({ ...transaction, notify() {} }, accountId, event))

it('receives an event whose notice is lost with the next periodic read, once', async () => {
  const live = startSource({ pollEveryMs: 20 })
  const mine = createPage(3)
  await openPage(live, mine)
  await publishKilled(3, changed)
  await vi.waitFor(() => expect(mine.received.heard).toEqual([changed]))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(mine.received.heard).toEqual([changed])
})

it('reads once a second without any notice', async () => {
  const { watch, database } = watchedDatabase()
  const live = createLiveEvents({ database, log: silentLog, checkSessionsEveryMs: hour })
  sources.push(live)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await openPage(live, createPage(18))
    expect(watch.reads).toBe(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(watch.reads).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(watch.reads).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

it('sends no old events, unless a page resumes', async () => {
  const live = startSource()
  await publish(database, 5, changed)
  const first = createPage(5)
  const stop = await openPage(live, first)
  expect(first.received.heard).toEqual([])
  expect(first.received.position).toBeGreaterThan(0)
  stop()
  const missed: LiveEvent = { kind: 'coupons-changed' }
  await publish(database, 5, missed)
  await publish(database, 6, { kind: 'wallet-changed' })
  const back = createPage(5)
  await openPage(live, back, first.received.position)
  // Running transactions anywhere on the server may make it repeat earlier events.
  expect(back.received.heard.at(-1)).toEqual(missed)
  expect(back.received.heard).not.toContainEqual({ kind: 'wallet-changed' })
  expect(back.received.position).toBeGreaterThanOrEqual(first.received.position)
})

it('an ended session is notified and its pages end, while other pages of the account stay open', async () => {
  const live = startSource()
  const accountId = await createAccount(database)
  const [ended, other] = [await pageOfNewSession(accountId), await pageOfNewSession(accountId)]
  await openPage(live, ended)
  await openPage(live, other)
  const event: LiveEvent = { kind: 'session-ended', sessionId: ended.sessionId }
  await publish(database, accountId, event)
  await vi.waitFor(() => expect(ended.received).toMatchObject({ heard: [event], ends: 1 }))
  expect(other.received).toMatchObject({ heard: [event], ends: 0 })
})

it('ends the pages of sessions that are over even without an event', async () => {
  const accountId = await createAccount(database)
  const [live, over] = [await pageOfNewSession(accountId), await pageOfNewSession(accountId)]
  const events = startSource({ checkSessionsEveryMs: 20 })
  await openPage(events, live)
  await openPage(events, over)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect([live.received.ends, over.received.ends]).toEqual([0, 0])
  await database.execute(sql`update session set expires_at = now() where id = ${over.sessionId}`)
  await vi.waitFor(() => expect(over.received.ends).toBeGreaterThan(0))
  expect(live.received.ends).toBe(0)
})

it('queries the database only while a page listens', async () => {
  const { watch, database } = watchedDatabase()
  const live = startSource({ database, pollEveryMs: 10 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(watch.reads).toBe(0)
  const stop = await openPage(live, createPage(8))
  await vi.waitFor(() => expect(watch.reads).toBeGreaterThan(4))
  stop()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const { reads } = watch
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(watch.reads).toBe(reads)
  const again = createPage(8)
  await openPage(live, again)
  await publish(database, 8, changed)
  await vi.waitFor(() => expect(again.received.heard).toEqual([changed]))
})

it('recovers after database errors', async () => {
  const { watch, database } = watchedDatabase()
  const live = startSource({ database, pollEveryMs: 10 })
  watch.failure = new Failure('SERVICE_UNAVAILABLE')
  await expect(live.listen(createPage(9), null)).rejects.toMatchObject({ key: 'SERVICE_UNAVAILABLE' })
  const mine = createPage(9)
  await openPage(live, mine)
  watch.failure = new Error('lost')
  await publish(database, 9, changed)
  await vi.waitFor(() => expect(mine.received.heard).toEqual([changed]))
})
