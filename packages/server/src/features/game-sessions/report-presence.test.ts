import { randomUUID } from 'node:crypto'
import { reportPresence } from '@olympus/contract/bridge/game-sessions'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import {
  backdate,
  entered,
  lapse,
  leave,
  newEntrant,
  report,
  sessionRow,
} from '../../testing/game-entrant.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { readPresence } from './presence.ts'

const { app, database } = withTestApp()

let server: TestGameServer
beforeEach(async () => {
  server = await newGameServer(app)
})

interface BootRow {
  readonly leaseSeconds: number
  readonly sequence: number
  readonly clockSkewMs: number
}

const bootRow = () =>
  database.one<BootRow>(sql`
    select extract(epoch from lease_until - now())::float8 as lease_seconds, presence_sequence as sequence, clock_skew_ms
    from game_boot where boot_id = ${server.bootId}`)

const present = async () => {
  const entrant = await newEntrant(database)
  return { ...entrant, ...(await entered(server, entrant)) }
}

describe('reportPresence', () => {
  it('renews the lease of the boot, and with it the presence of all of its accounts', async () => {
    const players = [await present(), await present()]
    await lapse(database, server)
    for (const { accountId } of players) {
      expect(await readPresence(database, accountId)).toBe('unknown')
      await newEventsOf(database, accountId)
    }
    const answer = await report(server, [])
    expect(answer).toMatchObject({ result: 'applied', endedSessions: [], wanted: [] })
    expect(Date.parse(answer.leaseUntil)).toBeGreaterThan(Date.now() + 10_000)
    expect((await bootRow()).leaseSeconds).toBeGreaterThan(10)
    for (const { accountId } of players) {
      expect(await readPresence(database, accountId)).toBe('online')
      // The game server is back, which open pages must learn.
      expect(await newEventsOf(database, accountId)).toEqual(['presence-changed'])
    }
    await report(server, [])
    for (const { accountId } of players) expect(await newEventsOf(database, accountId)).toEqual([])
  })

  it('ignores a report that is not newer than the last one', async () => {
    const { sessionId } = await present()
    await backdate(database, sessionId)
    await report(server, [sessionId], { sequence: 1_000_000 })
    await lapse(database, server)
    const before = await bootRow()
    const old = { full: true, sentAt: '2020-01-01T00:00:00Z' }
    for (const sequence of [999_999, 1_000_000])
      expect(await report(server, [], { ...old, sequence })).toMatchObject({ result: 'stale' })
    expect(await sessionRow(database, sessionId)).toMatchObject({ state: 'online' })
    expect(await bootRow()).toMatchObject({ sequence: 1_000_000, clockSkewMs: before.clockSkewMs })
    expect((await bootRow()).leaseSeconds).toBeLessThan(0)
  })

  it('names the sessions that are over, or were never started by this boot', async () => {
    const player = await present()
    const over = await present()
    await leave(server, over.sessionId)
    const leaving = await present()
    await leave(server, leaving.sessionId, 4)
    const foreign = await entered(await newGameServer(app), await newEntrant(database))
    const unknown = randomUUID()
    const named = [
      player.sessionId,
      over.sessionId,
      over.sessionId,
      leaving.sessionId,
      foreign.sessionId,
      unknown,
    ]
    const { endedSessions } = await report(server, named)
    expect(endedSessions.toSorted()).toEqual([over.sessionId, foreign.sessionId, unknown].toSorted())
  })

  it('measures how late the clock of the game server is', async () => {
    await report(server, [], { sentAt: new Date(Date.now() - 90_000).toISOString() })
    const { clockSkewMs } = await bootRow()
    expect(clockSkewMs).toBeGreaterThan(89_000)
    expect(clockSkewMs).toBeLessThan(100_000)
  })

  it('asks for the sections that the portal lacks, in the worlds of the key', async () => {
    const { characterId, gameId, accountId } = await present()
    await database.execute(sql`
      update character_snapshot set wanted_sections = '{bazaar}' where character_id = ${characterId}`)
    const wanted = { world: 'main', gameId, accountId, sections: ['bazaar'] }
    expect((await report(server, [])).wanted).toContainEqual(wanted)
    server = await newGameServer(app, { worlds: ['other'] })
    expect((await report(server, [])).wanted).toEqual([])
  })

  it('refuses boots that are unknown or over, and too many sessions', async () => {
    const body = { bootId: randomUUID(), sequence: 1, sentAt: new Date().toISOString(), full: true }
    const sessions: string[] = []
    expect(await server.call(reportPresence, { body: { ...body, sessions } })).toMatchObject({
      status: 409,
      key: 'BOOT_UNKNOWN',
    })
    await newGameServer(app, { key: server.key })
    const { bootId } = server
    expect(await server.call(reportPresence, { body: { ...body, bootId, sessions } })).toMatchObject({
      status: 409,
      key: 'BOOT_OVER',
    })
    const many = Array.from({ length: 20_001 }, () => randomUUID())
    expect(await server.call(reportPresence, { body: { ...body, sessions: many } })).toMatchObject({
      status: 400,
    })
  })

  it('needs the same few statements for any number of sessions', async () => {
    const counter = countQueries(database)
    const counted = testApp({ database: counter.database })
    const player = await present()
    const call = (sessions: string[], sequence: number) =>
      counted.callOrFail(reportPresence, {
        as: { token: server.key },
        body: {
          bootId: server.bootId,
          sequence,
          sentAt: new Date().toISOString(),
          full: true,
          sessions,
        },
      })
    await call([player.sessionId], 1)
    counter.takeStatements()
    await call([player.sessionId], 2)
    const statements = counter.takeStatements()
    expect(statements.length).toBeLessThanOrEqual(7)
    const more = await Promise.all(Array.from({ length: 20 }, present))
    await call([player.sessionId, ...more.map(({ sessionId }) => sessionId)], 3)
    expect(counter.takeStatements()).toEqual(statements)
  })
})

describe('a full report', () => {
  it('ends the sessions of the boot that it does not name', async () => {
    const [named, missing] = [await present(), await present()]
    const foreign = await entered(await newGameServer(app), await newEntrant(database))
    for (const { sessionId } of [named, missing, foreign]) await backdate(database, sessionId)
    await newEventsOf(database, missing.accountId)
    await newEventsOf(database, named.accountId)
    await report(server, [named.sessionId], { full: false })
    expect(await sessionRow(database, missing.sessionId)).toMatchObject({ state: 'online' })
    await report(server, [named.sessionId], { full: true })
    expect(await sessionRow(database, missing.sessionId)).toEqual({
      state: 'ended',
      endReason: 'not-present',
      isTimed: true,
    })
    for (const { sessionId } of [named, foreign])
      expect(await sessionRow(database, sessionId)).toMatchObject({ state: 'online' })
    expect(await newEventsOf(database, missing.accountId)).toEqual(['presence-changed'])
    expect(await newEventsOf(database, named.accountId)).toEqual([])
  })

  it('leaves a session alone that started after the report may have been made', async () => {
    const { sessionId } = await present()
    await backdate(database, sessionId, '20 seconds')
    await report(server, [], { full: true })
    expect(await sessionRow(database, sessionId)).toMatchObject({ state: 'online' })
    await backdate(database, sessionId, '30 seconds')
    await report(server, [], { full: true })
    expect(await sessionRow(database, sessionId)).toMatchObject({ endReason: 'not-present' })
  })

  it('leaves a session alone that waits for its final snapshot', async () => {
    const { sessionId, accountId } = await present()
    await backdate(database, sessionId)
    await leave(server, sessionId, 12)
    await report(server, [], { full: true })
    expect(await sessionRow(database, sessionId)).toMatchObject({ state: 'ending' })
    expect(await readPresence(database, accountId)).toBe('unknown')
  })
})
