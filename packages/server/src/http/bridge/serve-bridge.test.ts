import { randomUUID } from 'node:crypto'
import { getUser } from '@olympus/contract/account'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import { greetPortal, listCodes } from '@olympus/contract/bridge/game-servers'
import { reportPresence } from '@olympus/contract/bridge/game-sessions'
import { claimTasks } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../secrets/token-secrets.ts'
import { sampleReport } from '../../testing/character-reports.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { createGameServerKey, newGameServer } from '../../testing/test-game-server.ts'

const { app, newPlayer } = withTestApp()

const greeting = () => ({
  protocolVersion: 1,
  bootId: randomUUID(),
  build: 'test',
  taskKinds: [],
  sentAt: new Date().toISOString(),
})

describe('the key of a game server', () => {
  it('is required', async () => {
    const player = await newPlayer()
    const unknown = { token: `olg_${'x'.repeat(43)}` }
    expect(await app.call(listCodes)).toMatchObject({ status: 401, key: 'GAME_SERVER_KEY_INVALID' })
    expect(await app.call(listCodes, { as: unknown })).toMatchObject({ status: 401 })
    expect(await app.call(listCodes, { as: player })).toMatchObject({ status: 403, key: 'FORBIDDEN' })
  })

  it('is refused with the same answer whatever is wrong with it', async () => {
    const server = { token: await createGameServerKey(app.database) }
    const revoked = { token: await createGameServerKey(app.database) }
    await app.database.execute(sql`
      update game_server_key set revoked_at = now() where hash = ${hashOf(revoked.token)}`)
    const withdrawn = { token: await createGameServerKey(app.database, { name: 'withdrawn' }) }
    await app.database.execute(sql`update game_server set revoked_at = now() where name = 'withdrawn'`)
    const changed = { token: `${server.token.slice(0, -1)}${server.token.endsWith('A') ? 'B' : 'A'}` }
    const bare = { token: server.token.replace('olg_', '') }
    const replies = await Promise.all(
      [undefined, revoked, withdrawn, changed, bare, { token: '' }].map((as) =>
        app.call(greetPortal, { as, body: greeting() }),
      ),
    )
    for (const { status, key, data } of replies)
      expect({ status, key, data }).toEqual({ status: 401, key: 'GAME_SERVER_KEY_INVALID', data: null })
    const { boots } = await app.database.one<{ boots: number }>(sql`select count(*) as boots from game_boot`)
    expect(boots).toBe(0)
  })

  it('is asked for before the body is looked at', async () => {
    const init = { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(5_000_000) }
    expect(await app.fetch('/api/bridge/v1/characters', init)).toMatchObject({ status: 401 })
  })

  it('opens nothing but the calls of its scopes and the characters of its worlds', async () => {
    const token = await createGameServerKey(app.database, { scopes: ['characters'], worlds: ['main'] })
    const { bootId, epoch, sendBatch, call } = await newGameServer(app, { key: token })
    const entries = [sampleReport({ accountId: 1, epoch })]
    await expect(sendBatch(reportCharacters, entries, { world: 'elsewhere' })).rejects.toThrow(
      'WORLD_NOT_ALLOWED',
    )
    const claim = { bootId, limit: 1, leaseMs: 1000, waitMs: 0 }
    expect(await call(claimTasks, { body: claim })).toMatchObject({ status: 403, key: 'SCOPE_MISSING' })
    const report = { bootId, sequence: 1, sentAt: new Date().toISOString(), full: true, sessions: [] }
    expect(await call(reportPresence, { body: report })).toMatchObject({ status: 403, key: 'SCOPE_MISSING' })
  })

  it('opens no call of players', async () => {
    const token = await createGameServerKey(app.database)
    expect(await app.call(getUser, { as: { token } })).toMatchObject({ status: 401, key: 'UNAUTHORIZED' })
  })

  it('does nothing from the next request after it was revoked', async () => {
    const key = await createGameServerKey(app.database)
    expect(await app.call(listCodes, { as: { token: key } })).toMatchObject({ status: 200 })
    await app.database.execute(sql`update game_server_key set revoked_at = now()`)
    expect(await app.call(listCodes, { as: { token: key } })).toMatchObject({ status: 401 })
  })
})

describe('greetPortal', () => {
  it('gives each boot a greater epoch, and the same boot the same', async () => {
    const first = await newGameServer(app)
    const { key, bootId } = first
    expect((await newGameServer(app, { key, bootId })).epoch).toBe(first.epoch)
    expect((await newGameServer(app, { key })).epoch).toBeGreaterThan(first.epoch)
    const again = await app.call(greetPortal, { as: { token: key }, body: { ...greeting(), bootId } })
    expect(again).toMatchObject({ status: 409, key: 'BOOT_OVER' })
  })

  it('refuses a boot of another game server, and leaves that one alone', async () => {
    const theirs = await newGameServer(app)
    const mine = await newGameServer(app)
    const again = { as: { token: mine.key }, body: { ...greeting(), bootId: theirs.bootId } }
    expect(await app.call(greetPortal, again)).toMatchObject({ status: 409, key: 'BOOT_OVER' })
    for (const { key, bootId, epoch } of [mine, theirs])
      expect((await newGameServer(app, { key, bootId })).epoch).toBe(epoch)
    const entries = [sampleReport({ accountId: 1, epoch: theirs.epoch })]
    const { call } = mine
    const body = {
      bootId: theirs.bootId,
      batchId: randomUUID(),
      sentAt: new Date().toISOString(),
      world: 'main',
      entries,
    }
    expect(await call(reportCharacters, { body })).toMatchObject({ status: 409, key: 'BOOT_UNKNOWN' })
  })

  it('refuses another version of the protocol', async () => {
    const token = await createGameServerKey(app.database)
    const body = { ...greeting(), protocolVersion: 2 }
    expect(await app.call(greetPortal, { as: { token }, body })).toMatchObject({
      status: 409,
      key: 'PROTOCOL_VERSION_UNSUPPORTED',
      data: { supported: [1] },
    })
  })
})
