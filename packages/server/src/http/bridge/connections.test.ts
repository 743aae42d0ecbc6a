import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { listCodes } from '@olympus/contract/bridge/game-servers'
import { apiBasePath } from '@olympus/contract/envelope'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { gameServersBridgeRoutes } from '../../features/game-servers/bridge-routes.ts'
import { createLog } from '../../log.ts'
import { noMetrics } from '../../metrics/metrics.ts'
import { recordedApp } from '../../testing/recorded-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { createGameServerKey } from '../../testing/test-game-server.ts'
import { listen, type Listening } from '../listen.ts'
import { serveBridge } from './serve-bridge.ts'

const database = withTestDatabase()
const lines: Record<string, unknown>[] = []
const log = createLog('info', {
  write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
})

let key: string
let server: Listening
beforeAll(async () => {
  key = await createGameServerKey(database)
  const app = recordedApp(log)
  serveBridge(app, gameServersBridgeRoutes({ database, endEarlierSessions: async () => 0 }), {
    config: readConfig({}),
    database,
    identify: async () => null,
    metrics: noMetrics,
    requestLimits: { networks: { count: () => null, inTurn: (_, act) => act() } },
  })
  server = await listen(app, { port: 0, host: '127.0.0.1', trustedProxies: 0 })
})
afterAll(() => server.stop(0))

const addressOf = (path: string) => `http://127.0.0.1:${server.port}${apiBasePath}${path}`
const greet = (body: BodyInit, headers: Record<string, string> = { authorization: `Bearer ${key}` }) =>
  fetch(addressOf('/bridge/v1/hello'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    ...({ duplex: 'half' } as object),
  }).then(({ status }) => status)

const isAlive = async () => {
  const headers = { authorization: `Bearer ${key}` }
  const { status } = await fetch(addressOf(listCodes.path), { headers })
  return status === 200
}

it('a body that nobody reads leaves the connections usable', async () => {
  const large = 'x'.repeat(5 * 1024 * 1024)
  for (let round = 0; round < 5; round++) {
    expect(await greet(large, {})).toBe(401)
    expect(await greet(large)).toBe(413)
    expect(await isAlive()).toBe(true)
  }
})

/** The portal may close the connection before the reply is read. Nothing else counts as a refusal. */
function cutShort(error: unknown) {
  const cause = error instanceof TypeError ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'ECONNRESET' || code === 'EPIPE') return 413
  throw error
}

it('a body without a declared length is read no further than the limit', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024 * 1024
      if (sent > 512 * 1024 * 1024) controller.close()
      else controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  expect(await greet(endless).catch(cutShort)).toBe(413)
  expect(sent).toBeLessThan(64 * 1024 * 1024)
  expect(await isAlive()).toBe(true)
})

it('small bodies that unpack to much more do not add up', async () => {
  const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024), { level: 9 })
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () =>
      greet(bomb, { authorization: `Bearer ${key}`, 'content-encoding': 'gzip' }),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([413]))
  expect(await isAlive()).toBe(true)
})

it('a game server that hangs up in the middle of a body is no error of the portal', async () => {
  lines.length = 0
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  const head = ['POST /api/bridge/v1/hello HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${key}`]
  socket.write(
    [...head, 'Content-Type: application/json', 'Content-Length: 1000', '', '{"protocolVersion"'].join(
      '\r\n',
    ),
  )
  socket.destroy()
  await expect.poll(() => lines.find(({ endpoint }) => endpoint === 'greetPortal')).toBeDefined()
  expect(lines.filter(({ level }) => level === 'error' || level === 50)).toEqual([])
  expect(await isAlive()).toBe(true)
})

it('headers that are too large are refused', async () => {
  const headers = { authorization: `Bearer ${key}`, 'x-large': 'x'.repeat(20_000) }
  expect(await greet('{}', headers)).toBe(431)
  expect(await isAlive()).toBe(true)
})
