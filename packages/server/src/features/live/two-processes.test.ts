import type { LiveEvent } from '@olympus/contract/events'
import { Client } from 'pg'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openPostgres } from '../../database/postgres.ts'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { createPage, openPage } from '../../testing/open-page.ts'
import { copyTemplate } from '../../testing/postgres-template.ts'
import { createLiveEvents } from './live-events.ts'
import { liveChannel, publish } from './publish.ts'

const { TEST_DATABASE_URL: serverUrl } = process.env
const patience = { timeout: 20_000 }
const hour = 60 * 60_000
const changed: LiveEvent = { kind: 'account-changed' }

describe.runIf(serverUrl)('on PostgreSQL', () => {
  let copy: Awaited<ReturnType<typeof copyTemplate>>
  const cleanups: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    copy = await copyTemplate(serverUrl ?? '')
  })
  afterAll(() => copy.drop())
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
  })

  /** A process of its own, as far as the database can tell. */
  function openProcess(redis: string | null = null): Database {
    const database = openPostgres(copy.url, silentLog, { redisUrl: redis })
    cleanups.push(() => database.close())
    return database
  }

  /** It never polls, so it hears only by notices. */
  async function openPageAt(database: Database, accountId: number) {
    const live = createLiveEvents({
      database,
      log: silentLog,
      pollEveryMs: hour,
      checkSessionsEveryMs: hour,
    })
    cleanups.push(() => live.stop())
    const page = createPage(accountId)
    await openPage(live, page)
    return { live, heard: page.received.heard }
  }

  /** The senders of all notices that PostgreSQL carries from now on. */
  async function overhear() {
    const client = new Client({ connectionString: copy.url })
    await client.connect()
    cleanups.push(() => client.end())
    const senders: string[] = []
    client.on('notification', ({ payload = '' }) => senders.push(payload))
    await client.query(`listen ${liveChannel}`)
    return senders
  }

  const listening = (database: Database) =>
    database.query<{ pid: number }>(
      sql`select pid from pg_stat_activity
          where datname = current_database() and application_name = 'olympus-listener' and query like 'listen %'`,
    )

  it('receives events of another process at once, without a poll', async () => {
    const [writer, reader] = [openProcess(), openProcess()]
    const { live, heard } = await openPageAt(reader, 1)
    await vi.waitFor(async () => expect(await listening(writer)).toHaveLength(1), patience)
    await publish(writer, 1, changed)
    await vi.waitFor(() => expect(heard).toEqual([changed]), patience)
    await live.stop()
    await vi.waitFor(async () => expect(await listening(writer)).toEqual([]), patience)
  })

  it('listens again after its connection is lost, and reads the events it missed', async () => {
    const [writer, reader] = [openProcess(), openProcess()]
    const { heard } = await openPageAt(reader, 2)
    await vi.waitFor(async () => expect(await listening(writer)).toHaveLength(1), patience)
    const [lost] = await listening(writer)
    await writer.query(sql`select pg_terminate_backend(${lost?.pid})`)
    await vi.waitFor(async () => expect(await listening(writer)).not.toContainEqual(lost), patience)
    await publish(writer, 2, changed)
    await vi.waitFor(() => expect(heard).toEqual([changed]), patience)
    await vi.waitFor(async () => expect(await listening(writer)).toHaveLength(1), patience)
    await publish(writer, 2, { kind: 'wallet-changed' })
    await vi.waitFor(() => expect(heard).toHaveLength(2), patience)
  })

  it('notifies after the commit, outside of it, a few times for many commits', async () => {
    const writer = openProcess()
    const senders = await overhear()
    await writer.transaction(async (transaction) => {
      await publish(transaction, 3, changed)
      return new Failure('BAD_REQUEST')
    })
    // The first transaction connects the notifier, which takes longer than the next ones.
    await publish(writer, 3, changed)
    await vi.waitFor(() => expect(senders).toHaveLength(1), patience)

    const startedAt = performance.now()
    await Promise.all(
      Array.from({ length: 200 }, (_, accountId) =>
        writer.transaction((transaction) => publish(transaction, accountId + 10, changed)),
      ),
    )
    await writer.close()
    cleanups.splice(0, 1)
    const elapsedMs = performance.now() - startedAt
    await vi.waitFor(() => expect(senders.length).toBeGreaterThan(1), patience)
    expect(senders.length).toBeLessThanOrEqual(elapsedMs / 50 + 3)
    expect(senders.length).toBeLessThan(200)
  })

  it('goes through the database while Redis is unreachable', async () => {
    const unreachable = 'redis://127.0.0.1:1'
    const { heard } = await openPageAt(openProcess(unreachable), 4)
    const writer = openProcess(unreachable)
    await vi.waitFor(async () => expect(await listening(writer)).toHaveLength(1), patience)
    await publish(writer, 4, changed)
    await vi.waitFor(() => expect(heard).toEqual([changed]), patience)
  })
})
