import { randomUUID } from 'node:crypto'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import type { BridgeEndpoint } from '@olympus/contract/bridge/endpoint'
import { bridgeEndpoints } from '@olympus/contract/bridge/endpoints'
import { greetPortal, listCodes } from '@olympus/contract/bridge/game-servers'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { findBoot } from '../../features/game-servers/find-boot.ts'
import { createLog } from '../../log.ts'
import { sampleReport } from '../../testing/character-reports.ts'
import { createAccount } from '../../testing/create-account.ts'
import { newPlayer, type TestPlayer } from '../../testing/test-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { createGameServerKey, newGameServer } from '../../testing/test-game-server.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const database = withTestDatabase()
const app = testApp({ database })
let player: TestPlayer

beforeAll(async () => {
  player = await newPlayer(app)
})

const endpoints: readonly (readonly [string, BridgeEndpoint])[] = Object.entries(bridgeEndpoints)

const greeting = {
  protocolVersion: 1,
  bootId: randomUUID() as string,
  build: 'test',
  taskKinds: [],
  sentAt: new Date().toISOString(),
}

describe('the key of a game server', () => {
  it.each(endpoints)('is required by %s, before anything is read from the request', async (_, endpoint) => {
    const body = endpoint.body ? { body: 'not even an object' } : {}
    const params = endpoint.params ? { params: { sessionId: randomUUID() } } : {}
    const call = (token?: string) =>
      app.callUnchecked(endpoint, { ...body, ...params, ...(token && { as: { token } }) })
    expect(await call()).toMatchObject({ status: 401, key: 'GAME_SERVER_KEY_INVALID' })
    expect(await call(`olg_${'x'.repeat(43)}`)).toMatchObject({ status: 401, key: 'GAME_SERVER_KEY_INVALID' })
    expect(await call(player.token)).toMatchObject({ status: 403, key: 'FORBIDDEN' })
  })

  it.each(endpoints.filter(([, { scope }]) => scope !== null))(
    'needs the scope of %s',
    async (_, endpoint) => {
      const others = (['characters', 'presence', 'tasks'] as const).filter(
        (scope) => scope !== endpoint.scope,
      )
      const token = await createGameServerKey(database, { scopes: others })
      const params = endpoint.params ? { params: { sessionId: randomUUID() } } : {}
      expect(await app.callUnchecked(endpoint, { ...params, body: {}, as: { token } })).toMatchObject({
        status: 403,
        key: 'SCOPE_MISSING',
      })
    },
  )

  it('opens no endpoint for players', async () => {
    const token = await createGameServerKey(database)
    const response = await app.fetch('/api/user/v2', { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(401)
  })

  it('is never logged, whatever happens to the request', async () => {
    let logged = ''
    const log = createLog('debug', { write: (line) => void (logged += line) })
    const broken = {
      ...database,
      transaction: () => Promise.reject(new Error('broken')),
    }
    const key = await createGameServerKey(database)
    for (const serving of [testApp({ database, log }), testApp({ database: broken, log })])
      for (const token of [key, `${key}x`, `olg_${'y'.repeat(43)}`]) {
        await serving.call(listCodes, { as: { token } })
        await serving.call(greetPortal, { as: { token }, body: { ...greeting, bootId: randomUUID() } })
        await serving.callUnchecked(greetPortal, { as: { token }, body: { sentAt: token } })
      }
    expect(logged).toContain('request failed')
    expect(logged).toContain('greetPortal')
    expect(logged).not.toContain(key.slice('olg_'.length))
    expect(logged).not.toContain('y'.repeat(43))
  })

  it('is checked again by calls that have waited', async () => {
    const server = await newGameServer(app)
    const { id, keyId } = await database.one<{ id: number; keyId: number }>(sql`
      select game_server_id as id, max(id) as key_id from game_server_key group by 1 order by 2 desc limit 1`)
    const find = () => findBoot(database, { id, keyId }, server.bootId)
    expect(await find()).toMatchObject({ bootId: server.bootId })
    await database.execute(sql`update game_server_key set revoked_at = now() where id = ${keyId}`)
    await expect(find()).rejects.toMatchObject({ key: 'GAME_SERVER_KEY_INVALID' })
    await database.execute(sql`update game_server_key set revoked_at = null where id = ${keyId}`)
    await database.execute(sql`update game_server set revoked_at = now() where id = ${id}`)
    await expect(find()).rejects.toMatchObject({ key: 'GAME_SERVER_KEY_INVALID' })
  })
})

it('moves no coins with a report, whatever it says', async () => {
  const accountId = await createAccount(database)
  const ledger = () =>
    database.query(
      sql`select count(*) as entries, coalesce(sum(abs(coins)), 0)::bigint as coins from ledger_entry`,
    )
  const before = await ledger()
  const server = await newGameServer(app)
  const { counts } = await server.sendBatch(reportCharacters, [
    sampleReport({
      accountId,
      epoch: server.epoch,
      summary: { gold: 2 ** 40, bankMoney: 2 ** 40, coins: 500, balanceCoins: 500 } as never,
    }),
  ])
  expect(counts.applied).toBe(1)
  expect(await ledger()).toEqual(before)
})
