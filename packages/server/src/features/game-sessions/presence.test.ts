import { listCharacters } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { enter, entered, lapse, leave, newEntrant, report, sessionRow } from '../../testing/game-entrant.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { noticeLapsedLeases } from './notice-lapsed-leases.ts'
import { readPresence } from './presence.ts'

const { app, database, newPlayer } = withTestApp()

let server: TestGameServer
beforeEach(async () => {
  // Leases of earlier tests would count in the next one.
  await database.execute(sql`update game_boot set lease_until = null`)
  server = await newGameServer(app)
})

it('is part of the roster, with the time of the server', async () => {
  const player = await newPlayer()
  const roster = () => app.callOrFail(listCharacters, { as: player })
  const entrant = await newEntrant(database, player.accountId)
  const { serverNow, ...offline } = await roster()
  expect(offline).toMatchObject({ presence: 'offline', presentCharacterId: null })
  const { now } = await database.one<{ now: Date }>(sql`select clock_timestamp() as now`)
  expect(now.getTime() - Date.parse(serverNow)).toBeLessThan(10_000)
  await entered(server, entrant)
  const present = { presentCharacterId: entrant.characterId }
  expect(await roster()).toMatchObject({ presence: 'online', ...present })
  await lapse(database, server)
  expect(await roster()).toMatchObject({ presence: 'unknown', ...present })
})

it('is unknown after a lapse, and offline after a restart of the game server', async () => {
  const { accountId, ...entrant } = await newEntrant(database)
  const { sessionId } = await entered(server, { accountId, ...entrant })
  await lapse(database, server)
  expect(await readPresence(database, accountId)).toBe('unknown')
  await newEventsOf(database, accountId)
  await newGameServer(app, { key: server.key })
  expect(await readPresence(database, accountId)).toBe('offline')
  expect(await sessionRow(database, sessionId)).toMatchObject({ endReason: 'restarted' })
  expect(await newEventsOf(database, accountId)).toEqual(['presence-changed'])
})

it('stays while the same boot greets the portal again', async () => {
  const entrant = await newEntrant(database)
  await entered(server, entrant)
  await newGameServer(app, server)
  expect(await readPresence(database, entrant.accountId)).toBe('online')
})

it('has a lease of 30 seconds from the first session, which later ones do not extend', async () => {
  const leaseSeconds = async () => {
    const { seconds } = await database.one<{ seconds: number }>(sql`
      select extract(epoch from lease_until - now())::float8 as seconds from game_boot where boot_id = ${server.bootId}`)
    return seconds
  }
  await entered(server, await newEntrant(database))
  expect(await leaseSeconds()).toBeGreaterThan(25)
  expect(await leaseSeconds()).toBeLessThanOrEqual(30)
  await lapse(database, server, '-3 seconds')
  await entered(server, await newEntrant(database))
  expect(await leaseSeconds()).toBeLessThanOrEqual(3)
})

it('is over all worlds of the account', async () => {
  const wide = await newGameServer(app, { worlds: ['hades'] })
  const { accountId } = await newEntrant(database)
  const gameId = 'below'
  await database.execute(sql`
    update character set world = 'hades', game_id = ${gameId} where account_id = ${accountId}`)
  expect(await enter(wide, { accountId, gameId, characterId: 0 }, { world: 'hades' })).toMatchObject({
    status: 200,
  })
  expect(await readPresence(database, accountId)).toBe('online')
})

it('is told to open pages once when a lease ends, and again when the game server is back', async () => {
  const entrant = await newEntrant(database)
  const { accountId } = entrant
  const { sessionId } = await entered(server, entrant)
  const leaving = await newEntrant(database)
  await leave(server, (await entered(server, leaving)).sessionId, 9)
  await newEventsOf(database, accountId)
  await newEventsOf(database, leaving.accountId)
  expect(await noticeLapsedLeases(database)).toBe(0)
  await lapse(database, server, '0 seconds')
  const noticed = await Promise.all([noticeLapsedLeases(database), noticeLapsedLeases(database)])
  expect(noticed.toSorted()).toEqual([0, 1])
  expect(await newEventsOf(database, accountId)).toEqual(['presence-changed'])
  // It was unknown before.
  expect(await newEventsOf(database, leaving.accountId)).toEqual([])
  expect(await noticeLapsedLeases(database)).toBe(0)
  await report(server, [sessionId])
  expect(await newEventsOf(database, accountId)).toEqual(['presence-changed'])
  await lapse(database, server)
  expect(await noticeLapsedLeases(database)).toBe(1)
  expect(await newEventsOf(database, accountId)).toEqual(['presence-changed'])
})

it('comes back with a session that starts after the lapse', async () => {
  const quiet = await newEntrant(database)
  await entered(server, quiet)
  await lapse(database, server)
  await noticeLapsedLeases(database)
  await newEventsOf(database, quiet.accountId)
  await entered(server, await newEntrant(database))
  expect(await readPresence(database, quiet.accountId)).toBe('online')
  expect(await newEventsOf(database, quiet.accountId)).toEqual(['presence-changed'])
})

it('is not told of boots that are over', async () => {
  await entered(server, await newEntrant(database))
  await newGameServer(app, { key: server.key })
  await lapse(database, server)
  expect(await noticeLapsedLeases(database)).toBe(0)
})
