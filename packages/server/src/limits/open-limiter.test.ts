import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Redis } from 'ioredis'
import sql from 'sql-template-tag'
import { expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { createInsuredLimiter } from './insured-limiter.ts'
import type { Limit, Limiter } from './limiter.ts'
import { createDatabaseLimiter } from './database-limiter.ts'
import { openLimiter } from './open-limiter.ts'
import { createRedisLimiter } from './redis-limiter.ts'

const database = withTestDatabase()

const limitOf = (): Limit => ({ key: `login:${randomUUID()}`, max: 2, windowSeconds: 900 })

function heard() {
  const messages: string[] = []
  const log = createLog('info', {
    write: (line: string) => {
      messages.push((JSON.parse(line) as { msg: string }).msg)
    },
  })
  return { log, messages }
}

const outOfReach = 'Redis is out of reach: limits are counted in the database'

async function expectLimited(limiter: Limiter, limit: Limit): Promise<void> {
  for (let count = 0; count < limit.max; count++) expect(await limiter.hit(limit)).toBeNull()
  expect(await limiter.hit(limit)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
}

const countedInDatabase = ({ key }: Limit) => database.query(sql`select 1 from rate_limit where key = ${key}`)

/** A server that accepts connections and commands but never replies. */
async function silentServer(): Promise<{ url: string; close(): void }> {
  const sockets: Socket[] = []
  const server: Server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

it('counts in the database without Redis', async () => {
  const { log, messages } = heard()
  const { limiter, close } = openLimiter({ redisUrl: null, database, log })
  const limit = limitOf()
  await expectLimited(limiter, limit)
  expect(await countedInDatabase(limit)).toHaveLength(1)
  expect(messages).toEqual([])
  close()
})

it('counts in the database while Redis is unreachable, and logs it once', async () => {
  const { log, messages } = heard()
  const redisUrl = 'redis://127.0.0.1:1'
  const { limiter, close } = openLimiter({ redisUrl, database, log })
  await expectLimited(limiter, limitOf())
  const limit = limitOf()
  await expectLimited(limiter, limit)
  await limiter.lift(limit)
  await expectLimited(limiter, limit)
  const unreached = 'REDIS_URL: Redis cannot be reached, so the database does its work'
  await vi.waitFor(() => expect(messages.toSorted()).toEqual([unreached, outOfReach]))
  close()
})

it('does not wait for a Redis that does not answer', async () => {
  const { log, messages } = heard()
  const silent = await silentServer()
  const { limiter, close } = openLimiter({ redisUrl: silent.url, database, log })
  await expectLimited(limiter, limitOf())
  expect(messages).toEqual([outOfReach])
  close()
  silent.close()
})

const redisUrl = process.env.TEST_REDIS_URL

it.skipIf(!redisUrl)('counts in Redis again when it is back', async () => {
  const { log, messages } = heard()
  const redis = new Redis(redisUrl ?? '', { lazyConnect: true, enableOfflineQueue: false })
  const limiter = createInsuredLimiter({
    limiter: createRedisLimiter(redis),
    insurance: createDatabaseLimiter(database),
    log,
  })
  await redis.connect()
  const before = limitOf()
  await expectLimited(limiter, before)
  expect(await countedInDatabase(before)).toEqual([])

  const ended = once(redis, 'end')
  redis.disconnect()
  await ended
  const during = limitOf()
  await expectLimited(limiter, during)
  expect(await countedInDatabase(during)).toHaveLength(1)
  expect(messages).toEqual([outOfReach])

  await redis.connect()
  const after = limitOf()
  await expectLimited(limiter, after)
  expect(await countedInDatabase(after)).toEqual([])
  expect(await limiter.hit(before)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(messages).toEqual([outOfReach, 'limits are counted in Redis again'])
  redis.disconnect()
})
