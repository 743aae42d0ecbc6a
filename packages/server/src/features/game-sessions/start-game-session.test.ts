import { randomUUID } from 'node:crypto'
import { startGameSession } from '@olympus/contract/bridge/game-sessions'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { enter, entered, lapse, leave, newEntrant, report, sessionRow } from '../../testing/game-entrant.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { dataOf } from '../../testing/test-app.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { readPresence } from './presence.ts'

const { app, database } = withTestApp()

let server: TestGameServer
beforeAll(async () => {
  server = await newGameServer(app)
})

const openSessions = async (accountId: number) => {
  const rows = await database.query<{ id: string }>(sql`
    select id from game_session where account_id = ${accountId} and state <> 'ended'`)
  return rows.map(({ id }) => id)
}

describe('startGameSession', () => {
  it('marks the account as online and lists the characters that may enter', async () => {
    const entrant = await newEntrant(database)
    const { accountId, characterId, gameId } = entrant
    await createCharacter(database, accountId, { name: 'Ianthe', isActive: false })
    await createCharacter(database, accountId, { name: 'Elsewhere', world: 'other' })
    const second = await createCharacter(database, accountId, { name: 'Lykaon', gameId: `${gameId}-2` })
    const started = dataOf(await enter(server, entrant))
    expect(started.activeCharacters).toEqual([
      { characterId, world: 'main', gameId, slot: 0, name: 'Kallistrate' },
      { characterId: second, world: 'main', gameId: `${gameId}-2`, slot: 2, name: 'Lykaon' },
    ])
    expect(started.epoch).toBeGreaterThan(server.epoch)
    const leaseMs = Date.parse(started.leaseUntil) - Date.now()
    expect(leaseMs).toBeGreaterThan(0)
    expect(leaseMs).toBeLessThanOrEqual(31_000)
    expect(await readPresence(database, accountId)).toBe('online')
    expect(await newEventsOf(database, accountId)).toEqual(['presence-changed'])
  })

  it('answers a repeat like the first request', async () => {
    const entrant = await newEntrant(database)
    const sessionId = randomUUID()
    const first = dataOf(await enter(server, entrant, { sessionId }))
    await newEventsOf(database, entrant.accountId)
    expect(dataOf(await enter(server, entrant, { sessionId }))).toEqual(first)
    expect(await openSessions(entrant.accountId)).toEqual([sessionId])
    expect(await newEventsOf(database, entrant.accountId)).toEqual([])
  })

  it('refuses the ID of a session that has ended, or belongs to another game server or character', async () => {
    const entrant = await newEntrant(database)
    const { sessionId } = await entered(server, entrant)
    const stranger = await newEntrant(database)
    expect(await enter(server, stranger, { sessionId })).toMatchObject({
      status: 409,
      key: 'IDEMPOTENCY_MISMATCH',
    })
    const other = await newGameServer(app)
    expect(await enter(other, entrant, { sessionId })).toMatchObject({ status: 409, key: 'SESSION_ENDED' })
    await leave(server, sessionId, 7)
    expect(await enter(server, entrant, { sessionId })).toMatchObject({ key: 'SESSION_ENDED' })
    await database.execute(sql`update game_session set final_counter = 0 where id = ${sessionId}`)
    await leave(server, sessionId)
    expect(await sessionRow(database, sessionId)).toMatchObject({ state: 'ended' })
    expect(await enter(server, entrant, { sessionId })).toMatchObject({ key: 'SESSION_ENDED' })
    expect(await openSessions(stranger.accountId)).toEqual([])
  })

  it('refuses boots that never greeted the portal, and those that are over', async () => {
    const entrant = await newEntrant(database)
    expect(await enter(server, entrant, { bootId: randomUUID() })).toMatchObject({
      status: 409,
      key: 'BOOT_UNKNOWN',
    })
    const earlier = await newGameServer(app)
    const other = await newEntrant(database)
    expect(await enter(earlier, other, { bootId: server.bootId })).toMatchObject({ key: 'BOOT_UNKNOWN' })
    await newGameServer(app, { key: earlier.key })
    expect(await enter(earlier, entrant)).toMatchObject({ status: 409, key: 'BOOT_OVER' })
  })

  it('refuses worlds that the key does not have', async () => {
    const accountId = await createAccount(database)
    const gameId = randomUUID()
    const characterId = await createCharacter(database, accountId, { gameId, world: 'hades' })
    const entrant = { accountId, characterId, gameId }
    expect(await enter(server, entrant, { world: 'hades' })).toMatchObject({
      status: 403,
      key: 'WORLD_NOT_ALLOWED',
    })
    const wide = await newGameServer(app, { worlds: ['main', 'hades'] })
    expect(await enter(wide, entrant, { world: 'hades' })).toMatchObject({ status: 200 })
  })

  it('refuses a key without its scope', async () => {
    const entrant = await newEntrant(database)
    const limited = await newGameServer(app, { scopes: ['characters', 'tasks'] })
    expect(await enter(limited, entrant)).toMatchObject({ status: 403, key: 'SCOPE_MISSING' })
  })

  it('refuses accounts that are missing, not activated, deleted or banned', async () => {
    const entrant = await newEntrant(database)
    const notFound = { status: 404, key: 'ACCOUNT_NOT_FOUND' }
    expect(await enter(server, entrant, { accountId: 999_999_999 })).toMatchObject(notFound)
    const inactive = await createAccount(database, { isActivated: false })
    expect(await enter(server, await newEntrant(database, inactive))).toMatchObject(notFound)
    const deleted = await newEntrant(database)
    await database.execute(sql`update account set deleted_at = now() where id = ${deleted.accountId}`)
    expect(await enter(server, deleted)).toMatchObject(notFound)
    await ban(database, entrant.accountId)
    expect(await enter(server, entrant)).toMatchObject({ status: 403, key: 'ACCOUNT_BANNED' })
    await ban(database, entrant.accountId, { until: new Date('2020-01-01') })
    expect(await enter(server, entrant)).toMatchObject({ status: 200 })
  })

  it('refuses characters that are missing, of another account, deleted or deactivated', async () => {
    const entrant = await newEntrant(database)
    const { accountId, characterId, gameId } = entrant
    const stranger = await newEntrant(database)
    const notFound = { status: 404, key: 'CHARACTER_NOT_FOUND' }
    expect(await enter(server, entrant, { gameId: randomUUID() })).toMatchObject(notFound)
    expect(await enter(server, entrant, { gameId: stranger.gameId })).toMatchObject(notFound)
    await createCharacter(database, accountId, { gameId: `${gameId}-hades`, world: 'hades' })
    expect(await enter(server, entrant, { gameId: `${gameId}-hades` })).toMatchObject(notFound)
    await database.execute(sql`update character set is_active = false, slot = null where id = ${characterId}`)
    expect(await enter(server, entrant)).toMatchObject({ status: 409, key: 'CHARACTER_NOT_ACTIVE' })
    await database.execute(sql`update character set deleted_at = now() where id = ${characterId}`)
    expect(await enter(server, entrant)).toMatchObject({ status: 410, key: 'CHARACTER_DELETED' })
    expect(await openSessions(accountId)).toEqual([])
  })
})

describe('an account that is in the game', () => {
  it('enters again on the same game server, which replaces its session', async () => {
    const entrant = await newEntrant(database)
    const first = await entered(server, entrant)
    const second = await entered(server, entrant)
    expect(second.epoch).toBeGreaterThan(first.epoch)
    expect(await sessionRow(database, first.sessionId)).toEqual({
      state: 'ended',
      endReason: 'replaced',
      isTimed: true,
    })
    expect(await openSessions(entrant.accountId)).toEqual([second.sessionId])
  })

  it('does not enter on another game server, with any of its characters', async () => {
    const entrant = await newEntrant(database)
    await entered(server, entrant)
    const other = await newGameServer(app)
    const refused = { status: 409, key: 'ACCOUNT_IN_GAME' }
    expect(await enter(other, entrant)).toMatchObject(refused)
    expect(await enter(other, await newEntrant(database, entrant.accountId))).toMatchObject(refused)
  })

  it('is taken over once its game server has been quiet for two minutes', async () => {
    const quiet = await newGameServer(app)
    const other = await newGameServer(app)
    const entrant = await newEntrant(database)
    const first = await entered(quiet, entrant)
    await lapse(database, quiet, '100 seconds')
    expect(await enter(other, entrant)).toMatchObject({ key: 'ACCOUNT_IN_GAME' })
    await lapse(database, quiet, '120 seconds')
    const second = await entered(other, entrant)
    expect(second.epoch).toBeGreaterThan(first.epoch)
    expect(await sessionRow(database, first.sessionId)).toMatchObject({ endReason: 'taken-over' })
    expect(await report(quiet, [first.sessionId])).toMatchObject({ endedSessions: [first.sessionId] })
    expect(await readPresence(database, entrant.accountId)).toBe('online')
  })

  it('follows the same rules while its final snapshot is missing', async () => {
    const quiet = await newGameServer(app)
    const other = await newGameServer(app)
    const entrant = await newEntrant(database)
    const { sessionId } = await entered(quiet, entrant)
    expect(dataOf(await leave(quiet, sessionId, 3))).toEqual({ state: 'ending' })
    expect(await enter(other, entrant)).toMatchObject({ key: 'ACCOUNT_IN_GAME' })
    const again = await entered(quiet, entrant)
    expect(await sessionRow(database, sessionId)).toMatchObject({ endReason: 'replaced' })
    await leave(quiet, again.sessionId, 3)
    await lapse(database, quiet, '2 minutes')
    await entered(other, entrant)
    expect(await sessionRow(database, again.sessionId)).toMatchObject({ endReason: 'taken-over' })
  })
})

it('refuses IDs and fields that are not as the contract says', async () => {
  const entrant = await newEntrant(database)
  const { bootId } = server
  const { accountId, gameId } = entrant
  const body = { bootId, sessionId: randomUUID(), accountId, world: 'main', gameId }
  for (const changes of [
    { sessionId: 'x' },
    { accountId: 2 ** 63 },
    { accountId: null },
    { gameId: `a'b` },
    { more: 1 },
  ])
    expect(
      await app.callUnchecked(startGameSession, {
        as: { token: server.key },
        body: { ...body, ...changes },
      }),
    ).toMatchObject({ status: 400, key: 'BAD_REQUEST' })
})
