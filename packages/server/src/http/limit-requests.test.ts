import { getUser } from '@olympus/contract/account'
import { listDonationLogs } from '@olympus/contract/logs'
import { getSupport } from '@olympus/contract/support'
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { createRequestLimits } from '../limits/request-limits.ts'
import { createLog, silentLog } from '../log.ts'
import { countQueries } from '../testing/count-queries.ts'
import { recordedApp } from '../testing/recorded-app.ts'
import { fromElsewhere, newPlayer } from '../testing/test-account.ts'
import { type TestApp, testApp, type TestReply } from '../testing/test-app.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { limitNetworks } from './limit-networks.ts'

const database = withTestDatabase()
const { database: counted, takeStatements } = countQueries(database)

/** A minute's budget of which a fifth may be used at once. */
const perMinute = '10'
const burst = 2

const keysOf = (replies: readonly TestReply[], key: string) => replies.filter((reply) => reply.key === key)
const times = <Value>(count: number, act: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, act))

describe('an account that sends too many requests', () => {
  const app = testApp({ database: counted, variables: { REQUESTS_PER_ACCOUNT: perMinute } })
  /** Logs in through another app, so that no budget is used yet. */
  const player = () => newPlayer(testApp({ database }))

  it('gets so many answers and is told when to come back', async () => {
    const theron = await player()
    const replies = await times(40, () => app.call(getUser, { as: theron }))
    expect(keysOf(replies, 'SUCCESS')).toHaveLength(burst)
    const refused = keysOf(replies, 'TOO_MANY_REQUESTS').at(-1)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('costs the database nothing more', async () => {
    const theron = await player()
    await times(40, () => app.call(listDonationLogs, { as: theron }))
    takeStatements()
    const replies = await times(5, () => app.call(listDonationLogs, { as: theron }))
    expect(keysOf(replies, 'TOO_MANY_REQUESTS')).toHaveLength(5)
    expect(takeStatements()).toEqual([])
  })

  it('takes nothing from another account', async () => {
    const [theron, iris] = [await player(), await player()]
    await times(40, () => app.call(getUser, { as: theron }))
    expect(keysOf(await times(burst, () => app.call(getUser, { as: iris })), 'SUCCESS')).toHaveLength(burst)
  })

  it('is not charged for tokens that only carry its number', async () => {
    const theron = await player()
    const [head = '', claims = ''] = theron.token.split('.')
    const forged = { token: `${head}.${claims}.${'A'.repeat(86)}` }
    const replies = await times(40, () => app.call(getUser, { as: forged }))
    expect(keysOf(replies, 'UNAUTHORIZED')).toHaveLength(40)
    expect(await app.call(getUser, { as: theron })).toMatchObject({ status: 200 })
  })
})

describe('a network that sends too many requests', () => {
  const app: TestApp = testApp({ database: counted, variables: { REQUESTS_PER_NETWORK: perMinute } })

  it('is refused before anything reaches the database, whatever it asks for', async () => {
    const headers = fromElsewhere()
    await times(40, () => app.call(getSupport, { headers }))
    takeStatements()
    for (const pathname of ['/api/support', '/api/nowhere', '/api/events', '/api/account/export']) {
      const { status } = await app.fetch(pathname, { headers })
      expect([pathname, status]).toEqual([pathname, 429])
    }
    expect(takeStatements()).toEqual([])
    expect(await app.call(getSupport, { headers: fromElsewhere() })).toMatchObject({ status: 200 })
  })

  it('may still be that of the payment provider', async () => {
    const headers = fromElsewhere()
    await times(40, () => app.call(getSupport, { headers }))
    const webhook = () => app.fetch('/api/webhooks/sandbox', { method: 'POST', headers, body: '{}' })
    const statuses = await times(20, async () => (await webhook()).status)
    expect(statuses).not.toContain(429)
  })
})

describe('the log', () => {
  let logged = ''
  const log = createLog('debug', { write: (line) => void (logged += line) })
  const app = testApp({ database, log, variables: { REQUESTS_PER_NETWORK: perMinute } })
  const linesOf = (address: string) =>
    logged
      .split('\n')
      .filter((line) => line.includes(address))
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  it('has the line of the first request refused for its network, under the id of its reply', async () => {
    const headers = fromElsewhere()
    const address = headers['x-forwarded-for'] ?? ''
    const replies = await times(10, () => app.call(getSupport, { headers }))
    const ids = keysOf(replies, 'TOO_MANY_REQUESTS').map((reply) => reply.headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(10 - burst)
    expect(linesOf(address).filter(({ status }) => status === 429)).toEqual([
      expect.objectContaining({ requestId: ids[0], method: 'GET', endpoint: 'getSupport', address }),
    ])
  })

  it.each([
    ['GET', '/api/events', 'liveEvents'],
    ['GET', '/api/account/exports/a-token', 'dataExport'],
    ['GET', '/api/docs', 'apiReference'],
    ['GET', '/api/openapi.json', 'apiReference'],
    ['POST', '/api/webhooks/sandbox', 'paymentWebhook'],
    ['GET', '/api', 'unknown'],
    ['GET', '/api/nowhere/48213', 'unknown'],
    ['PATCH', '/api/events', 'unknown'],
  ])('names what %s %s calls, and nothing of its path: %s', async (method, path, endpoint) => {
    const headers = fromElsewhere()
    await app.fetch(path, { method, headers })
    expect(linesOf(headers['x-forwarded-for'] ?? '')).toEqual([expect.objectContaining({ method, endpoint })])
  })
})

it('warns once if players come through a proxy that is not trusted', async () => {
  const log = { ...silentLog, warn: vi.fn<typeof silentLog.warn>() }
  const app = recordedApp()
  limitNetworks(app, { config: readConfig({}), log, networks: createRequestLimits(null) })
  for (let count = 0; count < 3; count++) await app.request('/api/support', { headers: fromElsewhere() })
  expect(log.warn).toHaveBeenCalledOnce()
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('TRUST_PROXY is 0'))
})
