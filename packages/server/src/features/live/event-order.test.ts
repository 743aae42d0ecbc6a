import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveEvent } from '@olympus/contract/events'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { createPage, openPage } from '../../testing/open-page.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { createLiveEvents, type LiveEvents } from './live-events.ts'
import { publish } from './publish.ts'

const database = withTestDatabase()
const hour = 60 * 60_000
const patience = { timeout: 20_000 }
const sources: LiveEvents[] = []

afterEach(async () => {
  await Promise.all(sources.splice(0).map((live) => live.stop()))
})

function startSource(through: Database = database) {
  const live = createLiveEvents({
    database: through,
    log: silentLog,
    pollEveryMs: hour,
    checkSessionsEveryMs: hour,
  })
  sources.push(live)
  return live
}

/** An event like no other. */
const newEvent = (): LiveEvent => ({ kind: 'session-ended', sessionId: randomUUID() })

it('sends an event once even if it commits after events with higher ids', async () => {
  const mine = createPage(4)
  await openPage(startSource(), mine)
  const { id } = await database.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('live_event', 'id')) as id`,
  )
  const [first, late, last] = [newEvent(), newEvent(), newEvent()]
  await publish(database, 4, first)
  await vi.waitFor(() => expect(mine.received.heard).toHaveLength(1))
  await database.execute(
    sql`insert into live_event (id, account_id, event) overriding system value values (${id}, 4, ${late}::jsonb)`,
  )
  await publish(database, 4, last)
  await vi.waitFor(() => expect(mine.received.heard).toHaveLength(3))
  expect(mine.received.heard).toEqual([first, late, last])
})

it('sends each of 200 events of parallel transactions once, whenever they commit', async () => {
  const pages = [createPage(1), createPage(2)] as const
  const live = startSource()
  for (const page of pages) await openPage(live, page)
  const committed: LiveEvent[][] = [[], []]
  let left = 200

  async function write(): Promise<void> {
    while (left > 0) {
      const number = left--
      const event = newEvent()
      const index = number % 2
      const isKept = number % 7 > 0
      await database.transaction(async (transaction) => {
        await publish(transaction, index + 1, event)
        await sleep(number % 20)
        return isKept ? null : new Failure('BAD_REQUEST')
      })
      if (isKept) committed[index]?.push(event)
    }
  }

  await Promise.all(Array.from({ length: 8 }, write))
  const sorted = (events: readonly LiveEvent[]) => events.map((event) => JSON.stringify(event)).toSorted()
  for (const [index, page] of pages.entries())
    await vi.waitFor(
      () => expect(sorted(page.received.heard)).toEqual(sorted(committed[index] ?? [])),
      patience,
    )
})

it('ignores events of transactions that the database does not know yet, as a restored backup holds', async () => {
  const mine = createPage(5)
  await openPage(startSource(), mine)
  await database.execute(
    sql`insert into live_event (account_id, event, xid) values (5, ${newEvent()}::jsonb, '999999999999')`,
  )
  const event = newEvent()
  await publish(database, 5, event)
  await vi.waitFor(() => expect(mine.received.heard).toEqual([event]))
})

/** A database whose reads of events wait while the gate is closed. */
function gatedDatabase() {
  const gate = { waiting: 0, passed: Promise.resolve() }
  const gated: Database = {
    ...database,
    async one(statement) {
      gate.waiting += 1
      await gate.passed
      return database.one(statement)
    },
  }
  return { gate, database: gated }
}

it('a page that opens during a read misses nothing from then on', async () => {
  const { gate, database: gated } = gatedDatabase()
  const live = startSource(gated)
  const before = createPage(6)
  await openPage(live, before)
  await vi.waitFor(() => expect(gate.waiting).toBe(2))

  const { promise, resolve: openGate } = Promise.withResolvers<void>()
  gate.passed = promise
  await publish(database, 6, newEvent())
  await vi.waitFor(() => expect(gate.waiting).toBe(3))
  // This read has begun without the account of the next pages.
  const [fresh, back] = [createPage(7), createPage(7)]
  const opened: string[] = []
  const opening = Promise.all([
    openPage(live, fresh).then(() => opened.push('fresh')),
    openPage(live, back, before.received.position).then(() => opened.push('back')),
  ])
  const event = newEvent()
  await publish(database, 7, event)
  expect(opened).toEqual([])
  openGate()
  await opening
  expect(back.received.heard).toContainEqual(event)
  const next = newEvent()
  await publish(database, 7, next)
  await vi.waitFor(() => expect(fresh.received.heard).toContainEqual(next))
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  /** A transaction that publishes on request and stays open until it may commit. */
  function openTransaction(accountId: number, event: LiveEvent) {
    const [publishing, published, committing] = [0, 1, 2].map(() => Promise.withResolvers<void>())
    const done = database.transaction(async (transaction) => {
      await transaction.query(sql`select 1`)
      await publishing?.promise
      await publish(transaction, accountId, event)
      published?.resolve()
      await committing?.promise
    })
    return {
      async publish() {
        publishing?.resolve()
        await published?.promise
      },
      async commit() {
        committing?.resolve()
        await done
      },
    }
  }

  it('sends the event of a transaction that stays open during many reads, once', async () => {
    const mine = createPage(8)
    await openPage(startSource(), mine)
    const events = Array.from({ length: 6 }, newEvent)
    const [early, late, silent] = events.slice(0, 3).map((event) => openTransaction(8, event))
    await early?.publish()
    for (const [index, event] of events.slice(3).entries()) {
      if (index === 1) await late?.publish()
      await publish(database, 8, event)
      await vi.waitFor(() => expect(mine.received.heard).toEqual(events.slice(3, index + 4)), patience)
    }
    await late?.commit()
    await vi.waitFor(() => expect(mine.received.heard.slice(3)).toEqual([events[1]]), patience)
    await early?.commit()
    await silent?.publish()
    await silent?.commit()
    await vi.waitFor(() => expect(mine.received.heard).toHaveLength(6), patience)
    await publish(database, 8, { kind: 'account-changed' })
    await vi.waitFor(() => expect(mine.received.heard).toHaveLength(7), patience)
    expect(mine.received.heard).toEqual([
      ...events.slice(3),
      events[1],
      events[0],
      events[2],
      { kind: 'account-changed' },
    ])
  })
})
