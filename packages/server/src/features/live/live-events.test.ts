import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { systemRandom } from '../../random.ts'
import { createAccount } from '../../testing/create-account.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { startSession } from '../auth/start-session.ts'
import { createLiveEvents, type LiveEvents, type LiveListener } from './live-events.ts'
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

let sessions = 0

function listener(
  accountId: number,
  sessionId = `00000000-0000-4000-8000-${String(++sessions).padStart(12, '0')}`,
) {
  const heard: LiveEvent[] = []
  const received = { heard, position: 0, ends: 0 }
  const port: LiveListener = {
    accountId,
    sessionId,
    send: (_id, event) => void heard.push(event),
    sendPosition: (id) => (received.position = id),
    end: () => (received.ends += 1),
  }
  return { ...port, received, sessionId }
}

/** A page with a session in the database. */
async function sessionListener(accountId: number) {
  const device = { accountId, bindSecret: 'secret', userAgent: '', address: '' }
  const { claims } = await startSession(database, systemRandom, device)
  return listener(accountId, claims.sessionId)
}

/** A database that counts its queries and fails the next one with `watch.failure`. */
function watchedDatabase() {
  const watch = { count: 0, failure: null as Error | null }
  const counted: Database = {
    ...database,
    query(statement) {
      watch.count += 1
      const { failure } = watch
      watch.failure = null
      return failure ? Promise.reject(failure) : database.query(statement)
    },
  }
  return { watch, database: counted }
}

async function listenOrFail(live: LiveEvents, to: LiveListener, afterId: number | null = null) {
  const stop = await live.listen(to, afterId)
  if (stop instanceof Failure) throw stop
  return stop
}

it('notifies the pages of the account right after the commit, and never before or without it', async () => {
  const live = startSource()
  const [mine, other] = [listener(1), listener(2)]
  await listenOrFail(live, mine)
  await listenOrFail(live, other)
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
  const mine = listener(15)
  await listenOrFail(live, mine)
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
  await publish(database, 15, changed)
  await publish(database, 15, last)
  await vi.waitFor(() => expect(mine.received.heard).toContainEqual(last))
  expect(mine.received.heard).toEqual([changed, { kind: 'wallet-changed' }, changed, last])
})

/** Publishes as another process does: only the database notifies this process. */
const publishElsewhere = (accountId: number, event: LiveEvent) =>
  database.transaction((transaction) => {
    const withoutLocalNotice: Transaction = { ...transaction, afterCommit() {} }
    return publish(withoutLocalNotice, accountId, event)
  })

it('receives events of another process within one poll', async () => {
  const live = startSource({ database: { ...database, listen: () => async () => {} }, pollEveryMs: 20 })
  const mine = listener(3)
  await listenOrFail(live, mine)
  await publishElsewhere(3, changed)
  await vi.waitFor(() => expect(mine.received.heard).toEqual([changed]))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(mine.received.heard).toEqual([changed])
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  const patience = { timeout: 20_000 }
  const listening = () =>
    database.query<{ pid: number }>(
      sql`select pid from pg_stat_activity
          where datname = current_database() and application_name = 'olympus-listener' and query like 'listen %'`,
    )

  it('receives events of another process at once, without a poll', async () => {
    const live = startSource()
    const mine = listener(16)
    await listenOrFail(live, mine)
    await vi.waitFor(async () => expect(await listening()).toHaveLength(1), patience)
    await publishElsewhere(16, changed)
    await vi.waitFor(() => expect(mine.received.heard).toEqual([changed]), patience)
    await live.stop()
    await vi.waitFor(async () => expect(await listening()).toEqual([]), patience)
  })

  it('listens again after its connection is lost, and reads the events it missed', async () => {
    const live = startSource()
    const mine = listener(17)
    await listenOrFail(live, mine)
    await vi.waitFor(async () => expect(await listening()).toHaveLength(1), patience)
    const [lost] = await listening()
    await database.query(sql`select pg_terminate_backend(${lost?.pid})`)
    await vi.waitFor(async () => expect(await listening()).not.toContainEqual(lost), patience)
    await publishElsewhere(17, changed)
    await vi.waitFor(() => expect(mine.received.heard).toEqual([changed]), patience)
    await vi.waitFor(async () => expect(await listening()).toHaveLength(1), patience)
    await publishElsewhere(17, { kind: 'wallet-changed' })
    await vi.waitFor(() => expect(mine.received.heard).toHaveLength(2), patience)
  })
})

it('sends an event once even if it commits after events with higher ids', async () => {
  const live = startSource()
  const mine = listener(4)
  await listenOrFail(live, mine)
  const { id } = await database.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('live_event', 'id')) as id`,
  )
  await publish(database, 4, changed)
  await vi.waitFor(() => expect(mine.received.heard).toHaveLength(1))
  const late: LiveEvent = { kind: 'session-ended', sessionId: '11111111-1111-4111-8111-111111111111' }
  await database.execute(
    sql`insert into live_event (id, account_id, event) overriding system value values (${id}, 4, ${late}::jsonb)`,
  )
  await publish(database, 4, changed)
  await vi.waitFor(() => expect(mine.received.heard).toHaveLength(3))
  expect(mine.received.heard).toEqual([changed, late, changed])
})

it('sends no old events, unless a page resumes after an event', async () => {
  const live = startSource()
  await publish(database, 5, changed)
  const first = listener(5)
  const stop = await listenOrFail(live, first)
  expect(first.received.heard).toEqual([])
  expect(first.received.position).toBeGreaterThan(0)
  stop()
  await publish(database, 5, changed)
  await publish(database, 6, changed)
  await database.execute(sql`update live_event set created_at = now() - interval '1 minute'`)
  const back = listener(5)
  await listenOrFail(live, back, first.received.position)
  expect(back.received.heard).toEqual([changed])
  expect(back.received.position).toBeGreaterThan(first.received.position)
})

it('an ended session is notified and its pages end, while other pages of the account stay open', async () => {
  const live = startSource()
  const accountId = await createAccount(database)
  const [ended, other] = [await sessionListener(accountId), await sessionListener(accountId)]
  await listenOrFail(live, ended)
  await listenOrFail(live, other)
  const event: LiveEvent = { kind: 'session-ended', sessionId: ended.sessionId }
  await publish(database, accountId, event)
  await vi.waitFor(() => expect(ended.received).toMatchObject({ heard: [event], ends: 1 }))
  expect(other.received).toMatchObject({ heard: [event], ends: 0 })
})

it('ends the pages of sessions that are over even without an event', async () => {
  const accountId = await createAccount(database)
  const [live, over] = [await sessionListener(accountId), await sessionListener(accountId)]
  const events = startSource({ checkSessionsEveryMs: 20 })
  await listenOrFail(events, live)
  await listenOrFail(events, over)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect([live.received.ends, over.received.ends]).toEqual([0, 0])
  await database.execute(sql`update session set expires_at = now() where id = ${over.sessionId}`)
  await vi.waitFor(() => expect(over.received.ends).toBeGreaterThan(0))
  expect(live.received.ends).toBe(0)
  await database.execute(sql`update account set banned_at = now() where id = ${accountId}`)
  await vi.waitFor(() => expect(live.received.ends).toBeGreaterThan(0))
})

it('queries the database only while a page listens', async () => {
  const { watch, database } = watchedDatabase()
  const live = startSource({ database, pollEveryMs: 10 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(watch.count).toBe(0)
  const stop = await listenOrFail(live, listener(8))
  await vi.waitFor(() => expect(watch.count).toBeGreaterThan(4))
  stop()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const { count } = watch
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(watch.count).toBe(count)
  const again = listener(8)
  await listenOrFail(live, again)
  await publish(database, 8, changed)
  await vi.waitFor(() => expect(again.received.heard).toEqual([changed]))
})

it('recovers after database errors', async () => {
  const { watch, database } = watchedDatabase()
  const live = startSource({ database, pollEveryMs: 10 })
  watch.failure = new Failure('SERVICE_UNAVAILABLE')
  await expect(live.listen(listener(9), null)).rejects.toMatchObject({ key: 'SERVICE_UNAVAILABLE' })
  const mine = listener(9)
  await listenOrFail(live, mine)
  watch.failure = new Error('lost')
  await publish(database, 9, changed)
  await vi.waitFor(() => expect(mine.received.heard).toEqual([changed]))
})

const refusal = { key: 'SERVICE_UNAVAILABLE' }

it('accepts five pages per session, a thousand in total, and none after it stops', async () => {
  const live = startSource()
  const one = listener(10)
  const stops = await Promise.all(Array.from({ length: 5 }, () => listenOrFail(live, { ...one })))
  expect(await live.listen({ ...one }, null)).toMatchObject(refusal)
  stops[0]?.()
  await listenOrFail(live, { ...one })
  for (let count = 5; count < 1000; count++) await listenOrFail(live, listener(1000 + count))
  expect(await live.listen(listener(11), null)).toMatchObject(refusal)
  await live.stop()
  expect(one.received.ends).toBeGreaterThanOrEqual(5)
  expect(await live.listen(listener(12), null)).toMatchObject(refusal)
})

it('accepts twenty pages per account across its sessions', async () => {
  const live = startSource()
  const stops = await Promise.all(Array.from({ length: 20 }, () => listenOrFail(live, listener(13))))
  expect(await live.listen(listener(13), null)).toMatchObject(refusal)
  await listenOrFail(live, listener(14))
  stops[0]?.()
  await listenOrFail(live, listener(13))
})
