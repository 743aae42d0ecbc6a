import { listCodes } from '@olympus/contract/bridge/game-servers'
import { describe, expect, it } from 'vitest'
import { newGameServerKey } from '../../features/game-servers/game-server-key.ts'
import { systemRandom } from '../../random.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { fromElsewhere } from '../../testing/test-account.ts'
import { type Sender, testApp, type TestReply } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { createGameServerKey } from '../../testing/test-game-server.ts'

const database = withTestDatabase()
const { database: counted, takeStatements } = countQueries(database)
const budget = { REQUESTS_PER_NETWORK: '10' }

const newApp = () => testApp({ database: counted, variables: budget })
const times = <Value>(count: number, act: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, act))
const keysOf = (replies: readonly TestReply[]) => new Set(replies.map(({ key }) => key))

describe('a request without a valid key', () => {
  const senders: readonly [string, () => Sender['as']][] = [
    ['no key', () => undefined],
    ['an invented key', () => ({ token: newGameServerKey(systemRandom) })],
    ["another service's key", () => ({ token: 'sk_live_1' })],
  ]

  it.each(senders)('counts against its network: %s', async (_, as) => {
    const app = newApp()
    const headers = fromElsewhere()
    const call = () => app.call(listCodes, { as: as(), headers })
    expect(keysOf(await times(10, call))).toEqual(new Set(['GAME_SERVER_KEY_INVALID', 'TOO_MANY_REQUESTS']))
    takeStatements()
    const [refused] = await times(5, call)
    expect(refused).toMatchObject({ status: 429 })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(takeStatements()).toEqual([])
  })

  it.each([
    ['nowhere', 'GET'],
    ['codes', 'DELETE'],
    ['characters', 'PUT'],
  ])('counts whatever it asks for: %s', async (path, method) => {
    const app = newApp()
    const headers = { ...fromElsewhere(), 'content-type': 'text/plain' }
    const replies = await times(10, () => app.fetch(`/api/bridge/v1/${path}`, { method, headers }))
    expect(replies.at(-1)?.status).toBe(429)
  })
})

describe('a game server', () => {
  it('does not count against its network once its key has proven valid, even during a flood', async () => {
    const app = newApp()
    const as = { token: await createGameServerKey(database) }
    const headers = fromElsewhere()
    expect(await app.call(listCodes, { as, headers })).toMatchObject({ status: 200 })
    await times(10, () => app.call(listCodes, { headers }))
    const replies = await times(30, () => app.call(listCodes, { as, headers }))
    expect(keysOf(replies)).toEqual(new Set(['SUCCESS']))
  })
})
