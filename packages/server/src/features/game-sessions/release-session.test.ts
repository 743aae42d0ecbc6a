import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { enter, entered, lapse, leave, newEntrant, report, sessionRow } from '../../testing/game-entrant.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { readPresence } from './presence.ts'
import { releaseSession } from './release-session.ts'

const { app, database } = withTestApp()

let server: TestGameServer
beforeEach(async () => {
  server = await newGameServer(app)
})

const present = async () => {
  const entrant = await newEntrant(database)
  return { ...entrant, ...(await entered(server, entrant)) }
}

const release = (accountId: number) =>
  database.transaction((transaction) => releaseSession(transaction, accountId))

/** The end-session tasks of an account, with the boot that may claim them. */
const tasksOf = (accountId: number) =>
  database.query<{ details: unknown; characterId: number; bootId: string }>(sql`
    select details, character_id, boot_id from task
    join game_boot on game_server_id = for_game_server_id and ended_at is null
    where account_id = ${accountId} and kind = 'end-session' order by id`)

describe('releaseSession', () => {
  it('ends the open session and asks its game server to log the player out', async () => {
    const { accountId, characterId, sessionId } = await present()
    await newEventsOf(database, accountId)
    expect(await release(accountId)).toBe(true)
    expect(await sessionRow(database, sessionId)).toEqual({
      state: 'ended',
      endReason: 'released',
      isTimed: true,
    })
    expect(await readPresence(database, accountId)).toBe('offline')
    expect(await newEventsOf(database, accountId)).toEqual(['presence-changed'])
    expect(await tasksOf(accountId)).toEqual([
      { details: { sessionId, reason: 'released' }, characterId, bootId: server.bootId },
    ])
    expect(await report(server, [sessionId])).toMatchObject({ endedSessions: [sessionId] })
    const entrant = await newEntrant(database, accountId)
    expect(await enter(await newGameServer(app), entrant)).toMatchObject({ status: 200 })
  })

  it('ends a session whose game server is quiet, and one whose final snapshot is missing', async () => {
    const [quiet, leaving] = [await present(), await present()]
    await leave(server, leaving.sessionId, 5)
    await lapse(database, server, '1 hour')
    for (const { accountId } of [quiet, leaving]) {
      expect(await release(accountId)).toBe(true)
      expect(await readPresence(database, accountId)).toBe('offline')
    }
    // Its player has left the game already.
    expect(await tasksOf(leaving.accountId)).toEqual([])
  })

  it('changes nothing for an account that is offline', async () => {
    const { accountId, sessionId } = await present()
    await leave(server, sessionId)
    await newEventsOf(database, accountId)
    expect(await release(accountId)).toBe(false)
    expect(await newEventsOf(database, accountId)).toEqual([])
    expect(await tasksOf(accountId)).toEqual([])
  })
})

describe('a ban', () => {
  it('has the player logged out of the game, once', async () => {
    const { accountId, characterId, sessionId } = await present()
    await ban(database, accountId)
    await ban(database, accountId, { reason: 'Botting again' })
    expect(await tasksOf(accountId)).toEqual([
      { details: { sessionId, reason: 'banned' }, characterId, bootId: server.bootId },
    ])
    // Only the game server knows when the player has left.
    expect(await readPresence(database, accountId)).toBe('online')
  })

  it('queues nothing for players who are not in the game', async () => {
    const { accountId, sessionId } = await present()
    await leave(server, sessionId)
    await ban(database, accountId)
    expect(await tasksOf(accountId)).toEqual([])
  })

  it.each([
    ['without such tasks', sql`task_kinds = '{delivery}'`, sql`scopes = scopes`],
    ['that may fetch no tasks', sql`task_kinds = task_kinds`, sql`scopes = '{presence}'`],
  ])('queues nothing for a game server %s', async (_, boot, gameServer) => {
    const { accountId } = await present()
    const { id } = await database.one<{ id: number }>(sql`
      update game_boot set ${boot} where boot_id = ${server.bootId} returning game_server_id as id`)
    await database.execute(sql`update game_server set ${gameServer} where id = ${id}`)
    await ban(database, accountId)
    expect(await tasksOf(accountId)).toEqual([])
  })

  it('queues nothing for a game server that is revoked', async () => {
    const { accountId } = await present()
    await database.execute(sql`
      update game_server set revoked_at = now()
      where id = (select game_server_id from game_boot where boot_id = ${server.bootId})`)
    await ban(database, accountId)
    expect(await tasksOf(accountId)).toEqual([])
  })
})

it('a log-out is given up once the game server has started again, and only then', async () => {
  const [banned, released] = [await present(), await present()]
  await ban(database, banned.accountId)
  await release(released.accountId)
  const states = () =>
    database.query(sql`
      select state, reason from task where account_id = any(${[banned.accountId, released.accountId]}::bigint[])`)
  const { key, bootId } = server
  await newGameServer(app, { key, bootId })
  const queued = { state: 'queued', reason: null }
  expect(await states()).toEqual([queued, queued])
  await newGameServer(app, { key })
  const givenUp = { state: 'failed', reason: 'GIVEN_UP' }
  expect(await states()).toEqual([givenUp, givenUp])
})
