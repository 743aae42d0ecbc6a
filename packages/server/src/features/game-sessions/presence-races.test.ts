import { reportCharacters } from '@olympus/contract/bridge/characters'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleReport } from '../../testing/character-reports.ts'
import { backdate, enter, entered, leave, newEntrant, report } from '../../testing/game-entrant.ts'
import { dataOf } from '../../testing/test-app.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { endFinishedSessions } from './end-finished-sessions.ts'
import { readPresence } from './presence.ts'

const { app, database } = withTestApp()

let servers: [TestGameServer, TestGameServer]
beforeEach(async () => {
  servers = [await newGameServer(app), await newGameServer(app)]
})

/** Runs the act `count` times, a few at once. */
async function rounds(count: number, act: () => Promise<void>): Promise<void> {
  const lane = async () => {
    for (let round = 0; round < count / 4; round += 1) await act()
  }
  await Promise.all([lane(), lane(), lane(), lane()])
}

it('lets an account enter on one of two game servers at the same moment', async () => {
  await rounds(100, async () => {
    const entrant = await newEntrant(database)
    const replies = await Promise.all(servers.map((server) => enter(server, entrant)))
    expect(replies.map(({ key }) => key).toSorted()).toEqual(['ACCOUNT_IN_GAME', 'SUCCESS'])
  })
})

it('starts one session for requests with the same ID at the same moment', async () => {
  const [server] = servers
  await rounds(20, async () => {
    const entrant = await newEntrant(database)
    const sessionId = crypto.randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => enter(server, entrant, { sessionId })))
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(replies.map(({ key }) => key)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS'])
  })
})

it.runIf(process.env.TEST_DATABASE_URL)(
  'gives a session an epoch after those of reports that are being stored',
  async () => {
    const [server] = servers
    const entrant = await newEntrant(database)
    const { sessionId } = await entered(server, entrant)
    await leave(server, sessionId)
    const locked = Promise.withResolvers<void>()
    const storing = Promise.withResolvers<void>()
    const report = database.transaction(async (transaction) => {
      await transaction.query(sql`
        select from character_snapshot where character_id = ${entrant.characterId} for update`)
      locked.resolve()
      await storing.promise
    })
    await locked.promise
    const entering = entered(server, entrant)
    await vi.waitFor(
      async () => expect(await database.query(sql`select from pg_locks where not granted`)).not.toEqual([]),
      { timeout: 20_000 },
    )
    const { epoch } = await newGameServer(app)
    storing.resolve()
    await report
    expect((await entering).epoch).toBeGreaterThan(epoch)
  },
)

it('lets sessions start, end and be replaced during reports, without a deadlock', async () => {
  const [server] = servers
  const { retries } = database.usage()
  const done = new AbortController()
  const reports = async () => {
    while (!done.signal.aborted) await report(server, [], { full: true })
  }
  const reporting = reports()
  await rounds(60, async () => {
    const entrant = await newEntrant(database)
    const first = await entered(server, entrant)
    // From here on the reports end it, while it is replaced.
    await backdate(database, first.sessionId)
    const { sessionId } = await entered(server, entrant)
    expect(await readPresence(database, entrant.accountId)).toBe('online')
    await leave(server, sessionId)
    expect(await readPresence(database, entrant.accountId)).toBe('offline')
  })
  done.abort()
  await reporting
  expect(database.usage().retries).toBe(retries)
})

it('ends a session whose final snapshot arrives while the player leaves', async () => {
  const [server] = servers
  await rounds(60, async () => {
    const { accountId, gameId, ...entrant } = await newEntrant(database)
    const { sessionId, epoch } = await entered(server, { accountId, gameId, ...entrant })
    await Promise.all([
      leave(server, sessionId, 1),
      server.sendBatch(reportCharacters, [sampleReport({ accountId, gameId, epoch, counter: 1 })]),
    ])
    expect(await readPresence(database, accountId)).toBe('offline')
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  /** Resolves once another transaction waits for a lock. */
  async function waitUntilLocked(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { waits } = await database.one<{ waits: boolean }>(
        sql`select exists (select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock') as waits`,
      )
      if (waits) return
    }
  }

  it('sees a final snapshot that is being stored when the player leaves', async () => {
    const [server] = servers
    const entrant = await newEntrant(database)
    const { accountId, gameId, characterId } = entrant
    const { sessionId, epoch } = await entered(server, entrant)
    await server.sendBatch(reportCharacters, [sampleReport({ accountId, gameId, epoch, counter: 1 })])
    const stored = Promise.withResolvers<void>()
    const waitedFor = Promise.withResolvers<void>()
    const storing = database.transaction(async (transaction) => {
      await transaction.execute(sql`
        update character_snapshot set counter = 2 where character_id = ${characterId}`)
      // The player has not left yet.
      await endFinishedSessions(transaction, [characterId])
      stored.resolve()
      await waitedFor.promise
    })
    await stored.promise
    const leaving = leave(server, sessionId, 2)
    const done = new AbortController()
    await Promise.race([leaving, waitUntilLocked(done.signal)])
    done.abort()
    waitedFor.resolve()
    await storing
    expect(dataOf(await leaving)).toEqual({ state: 'ended' })
  })
})

it('leaves no open session behind when the game server restarts while players enter', async () => {
  let [server] = servers
  const entrants = await Promise.all(Array.from({ length: 40 }, () => newEntrant(database)))
  const entering = entrants.map((entrant) => enter(server, entrant))
  const { bootId } = server
  server = await newGameServer(app, { key: server.key })
  await Promise.all(entering)
  const open = await database.query(sql`
    select from game_session where boot_id = ${bootId} and state <> 'ended'`)
  expect(open).toEqual([])
})
