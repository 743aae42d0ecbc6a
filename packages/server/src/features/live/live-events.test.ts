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
  await Promise.all(sources.splice(0).map((source) => source.stop()))
})

/** By default it neither polls nor checks in the time of a test: what is heard, was woken. */
function source(options: { database?: Database; pollEveryMs?: number; checkSessionsEveryMs?: number } = {}) {
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
  const told = { heard, position: 0, ends: 0 }
  const port: LiveListener = {
    accountId,
    sessionId,
    send: (_id, event) => void heard.push(event),
    stand: (id) => (told.position = id),
    end: () => (told.ends += 1),
  }
  return { ...port, told, sessionId }
}

/** A page of a session that there is. */
async function sessionListener(accountId: number) {
  const device = { accountId, bindSecret: 'secret', userAgent: '', address: '' }
  const { claims } = await startSession(database, systemRandom, device)
  return listener(accountId, claims.sessionId)
}

/** The database with a count of its queries, and with trouble when it is asked for. */
function watched() {
  const watch = { count: 0, trouble: null as Error | null }
  const counted: Database = {
    ...database,
    query(statement) {
      watch.count += 1
      const { trouble } = watch
      watch.trouble = null
      return trouble ? Promise.reject(trouble) : database.query(statement)
    },
  }
  return { watch, database: counted }
}

async function listenOrFail(live: LiveEvents, to: LiveListener, afterId: number | null = null) {
  const stop = await live.listen(to, afterId)
  if (stop instanceof Failure) throw stop
  return stop
}

it('tells the pages of the account at once, after the commit and never without it', async () => {
  const live = source()
  const [mine, other] = [listener(1), listener(2)]
  await listenOrFail(live, mine)
  await listenOrFail(live, other)
  await database.transaction(async (transaction) => {
    await publish(transaction, 1, changed)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(mine.told.heard).toEqual([])
  })
  await vi.waitFor(() => expect(mine.told.heard).toEqual([changed]))
  await database.transaction(async (transaction) => {
    await publish(transaction, 1, changed)
    return new Failure('BAD_REQUEST')
  })
  await publish(database, 2, changed)
  await vi.waitFor(() => expect(other.told.heard).toEqual([changed]))
  expect(mine.told.heard).toEqual([changed])
})

it('tells an act once, however often it publishes, beside the same event of another act', async () => {
  const live = source()
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
  await vi.waitFor(() => expect(mine.told.heard).toContainEqual(last))
  expect(mine.told.heard).toEqual([changed, { kind: 'wallet-changed' }, changed, last])
})

/** As another process publishes: here nobody is told but by the database. */
const publishElsewhere = (accountId: number, event: LiveEvent) =>
  database.transaction((transaction) => {
    const untold: Transaction = { ...transaction, afterCommit() {} }
    return publish(untold, accountId, event)
  })

it('hears within a poll what another process has published', async () => {
  const live = source({ database: { ...database, listen: () => async () => {} }, pollEveryMs: 20 })
  const mine = listener(3)
  await listenOrFail(live, mine)
  await publishElsewhere(3, changed)
  await vi.waitFor(() => expect(mine.told.heard).toEqual([changed]))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(mine.told.heard).toEqual([changed])
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  const patience = { timeout: 20_000 }
  const listening = () =>
    database.query<{ pid: number }>(
      sql`select pid from pg_stat_activity
          where datname = current_database() and application_name = 'olympus-listener' and query like 'listen %'`,
    )

  it('hears at once what another process has published, without a poll', async () => {
    const live = source()
    const mine = listener(16)
    await listenOrFail(live, mine)
    await vi.waitFor(async () => expect(await listening()).toHaveLength(1), patience)
    await publishElsewhere(16, changed)
    await vi.waitFor(() => expect(mine.told.heard).toEqual([changed]), patience)
    await live.stop()
    await vi.waitFor(async () => expect(await listening()).toEqual([]), patience)
  })

  it('listens again after its connection is lost, and reads what was published in between', async () => {
    const live = source()
    const mine = listener(17)
    await listenOrFail(live, mine)
    await vi.waitFor(async () => expect(await listening()).toHaveLength(1), patience)
    const [lost] = await listening()
    await database.query(sql`select pg_terminate_backend(${lost?.pid})`)
    await vi.waitFor(async () => expect(await listening()).not.toContainEqual(lost), patience)
    await publishElsewhere(17, changed)
    await vi.waitFor(() => expect(mine.told.heard).toEqual([changed]), patience)
    await vi.waitFor(async () => expect(await listening()).toHaveLength(1), patience)
    await publishElsewhere(17, { kind: 'wallet-changed' })
    await vi.waitFor(() => expect(mine.told.heard).toHaveLength(2), patience)
  })
})

it('tells once what was numbered earlier and committed later', async () => {
  const live = source()
  const mine = listener(4)
  await listenOrFail(live, mine)
  const { id } = await database.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('live_event', 'id')) as id`,
  )
  await publish(database, 4, changed)
  await vi.waitFor(() => expect(mine.told.heard).toHaveLength(1))
  const late: LiveEvent = { kind: 'session-ended', sessionId: '11111111-1111-4111-8111-111111111111' }
  await database.execute(
    sql`insert into live_event (id, account_id, event) overriding system value values (${id}, 4, ${late}::jsonb)`,
  )
  await publish(database, 4, changed)
  await vi.waitFor(() => expect(mine.told.heard).toHaveLength(3))
  expect(mine.told.heard).toEqual([changed, late, changed])
})

it('tells nothing that was there before, unless asked for what came after an event', async () => {
  const live = source()
  await publish(database, 5, changed)
  const first = listener(5)
  const stop = await listenOrFail(live, first)
  expect(first.told.heard).toEqual([])
  expect(first.told.position).toBeGreaterThan(0)
  stop()
  await publish(database, 5, changed)
  await publish(database, 6, changed)
  await database.execute(sql`update live_event set created_at = now() - interval '1 minute'`)
  const back = listener(5)
  await listenOrFail(live, back, first.told.position)
  expect(back.told.heard).toEqual([changed])
  expect(back.told.position).toBeGreaterThan(first.told.position)
})

it('a session that ended is told so, then its pages end; the other pages of the account go on', async () => {
  const live = source()
  const accountId = await createAccount(database)
  const [ended, other] = [await sessionListener(accountId), await sessionListener(accountId)]
  await listenOrFail(live, ended)
  await listenOrFail(live, other)
  const event: LiveEvent = { kind: 'session-ended', sessionId: ended.sessionId }
  await publish(database, accountId, event)
  await vi.waitFor(() => expect(ended.told).toMatchObject({ heard: [event], ends: 1 }))
  expect(other.told).toMatchObject({ heard: [event], ends: 0 })
})

it('ends the pages of sessions that are over without having been told', async () => {
  const accountId = await createAccount(database)
  const [live, over] = [await sessionListener(accountId), await sessionListener(accountId)]
  const events = source({ checkSessionsEveryMs: 20 })
  await listenOrFail(events, live)
  await listenOrFail(events, over)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect([live.told.ends, over.told.ends]).toEqual([0, 0])
  await database.execute(sql`update session set expires_at = now() where id = ${over.sessionId}`)
  await vi.waitFor(() => expect(over.told.ends).toBeGreaterThan(0))
  expect(live.told.ends).toBe(0)
  await database.execute(sql`update account set banned_at = now() where id = ${accountId}`)
  await vi.waitFor(() => expect(live.told.ends).toBeGreaterThan(0))
})

it('asks the database only while somebody listens', async () => {
  const { watch, database } = watched()
  const live = source({ database, pollEveryMs: 10 })
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
  await vi.waitFor(() => expect(again.told.heard).toEqual([changed]))
})

it('comes back after trouble with the database', async () => {
  const { watch, database } = watched()
  const live = source({ database, pollEveryMs: 10 })
  watch.trouble = new Failure('SERVICE_UNAVAILABLE')
  await expect(live.listen(listener(9), null)).rejects.toMatchObject({ key: 'SERVICE_UNAVAILABLE' })
  const mine = listener(9)
  await listenOrFail(live, mine)
  watch.trouble = new Error('lost')
  await publish(database, 9, changed)
  await vi.waitFor(() => expect(mine.told.heard).toEqual([changed]))
})

const refusal = { key: 'SERVICE_UNAVAILABLE' }

it('takes five pages of a session, a thousand in all, and none once it is stopped', async () => {
  const live = source()
  const one = listener(10)
  const stops = await Promise.all(Array.from({ length: 5 }, () => listenOrFail(live, { ...one })))
  expect(await live.listen({ ...one }, null)).toMatchObject(refusal)
  stops[0]?.()
  await listenOrFail(live, { ...one })
  for (let count = 5; count < 1000; count++) await listenOrFail(live, listener(1000 + count))
  expect(await live.listen(listener(11), null)).toMatchObject(refusal)
  await live.stop()
  expect(one.told.ends).toBeGreaterThanOrEqual(5)
  expect(await live.listen(listener(12), null)).toMatchObject(refusal)
})

it('takes twenty pages of an account, whatever its sessions', async () => {
  const live = source()
  const stops = await Promise.all(Array.from({ length: 20 }, () => listenOrFail(live, listener(13))))
  expect(await live.listen(listener(13), null)).toMatchObject(refusal)
  await listenOrFail(live, listener(14))
  stops[0]?.()
  await listenOrFail(live, listener(13))
})
