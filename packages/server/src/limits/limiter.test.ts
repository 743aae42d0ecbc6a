import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import sql from 'sql-template-tag'
import { afterAll, describe, expect, it } from 'vitest'
import { withTestDatabase } from '../testing/test-database.ts'
import { createDatabaseLimiter } from './database-limiter.ts'
import type { Limit, Limiter } from './limiter.ts'
import { createRedisLimiter } from './redis-limiter.ts'

const day = 24 * 60 * 60
const limitOf = (change: Partial<Limit> = {}): Limit => ({
  key: `login:${randomUUID()}`,
  max: 3,
  windowSeconds: 900,
  ...change,
})

interface Bench {
  readonly limiter: Limiter
  /** Lets time pass for one limit. */
  pass(limit: Limit, seconds: number): Promise<void>
}

function itLimits(bench: () => Bench): void {
  /** Hits until one is refused, which must be the one after the maximum. Returns its wait. */
  async function exceed({ limiter }: Bench, limit: Limit): Promise<number> {
    for (let count = 0; count < limit.max; count++) expect(await limiter.hit(limit)).toBeNull()
    return waitOf(await limiter.hit(limit))
  }

  const waitOf = (refusal: Awaited<ReturnType<Limiter['hit']>>): number => {
    expect(refusal?.key).toBe('TOO_MANY_REQUESTS')
    const { retryAfterSeconds = 0, data } = refusal?.details ?? {}
    expect(data).toEqual({ retryAfterSeconds })
    return retryAfterSeconds
  }

  /** The wait in whole minutes, so that the duration of the test does not matter. */
  const minutesOf = (seconds: number) => Math.round(seconds / 60)

  it('accepts the maximum and no more, even for concurrent hits', async () => {
    const { limiter } = bench()
    const limit = limitOf({ max: 10 })
    const refusals = await Promise.all(Array.from({ length: 50 }, () => limiter.hit(limit)))
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(10)
  })

  it('starts again after the window', async () => {
    const limit = limitOf()
    for (let count = 0; count < 3; count++) expect(await bench().limiter.hit(limit)).toBeNull()
    await bench().pass(limit, 901)
    for (let count = 0; count < 3; count++) expect(await bench().limiter.hit(limit)).toBeNull()
  })

  it('doubles the wait each time within a day, up to a day', async () => {
    const limit = limitOf()
    const waits: number[] = []
    for (let count = 0; count < 9; count++) {
      const wait = await exceed(bench(), limit)
      waits.push(minutesOf(wait))
      await bench().pass(limit, wait + 1)
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
  })

  it('does not extend the wait for further attempts', async () => {
    const limit = limitOf()
    await exceed(bench(), limit)
    await bench().pass(limit, 600)
    for (let count = 0; count < 5; count++)
      expect(minutesOf(waitOf(await bench().limiter.hit(limit)))).toBe(5)
  })

  it('forgets after a day', async () => {
    const limit = limitOf()
    const wait = await exceed(bench(), limit)
    await bench().pass(limit, wait + day + 1)
    expect(minutesOf(await exceed(bench(), limit))).toBe(15)
  })

  it('never waits longer than the window for a steady limit', async () => {
    const limit = limitOf({ isSteady: true })
    for (let count = 0; count < 3; count++) {
      const wait = await exceed(bench(), limit)
      expect(minutesOf(wait)).toBe(15)
      await bench().pass(limit, wait + 1)
    }
  })

  it('takes a hit back', async () => {
    const { limiter } = bench()
    const limit = limitOf()
    for (let count = 0; count < 10; count++) {
      expect(await limiter.hit(limit)).toBeNull()
      await limiter.forgive(limit)
    }
    await exceed(bench(), limit)
  })

  it('gives no credit for hits that are taken back, and ends no wait', async () => {
    const { limiter } = bench()
    const limit = limitOf()
    await limiter.forgive(limit)
    await exceed(bench(), limit)
    await limiter.forgive(limit)
    expect(minutesOf(waitOf(await limiter.hit(limit)))).toBe(15)
  })

  it('lifts a limit and its strikes', async () => {
    const { limiter } = bench()
    const limit = limitOf()
    await exceed(bench(), limit)
    await limiter.lift(limit)
    expect(minutesOf(await exceed(bench(), limit))).toBe(15)
  })
}

describe('in the database', () => {
  const database = withTestDatabase()
  itLimits(() => ({
    limiter: createDatabaseLimiter(database),
    async pass({ key }, seconds) {
      await database.execute(
        sql`update rate_limit set window_ends_at = window_ends_at - make_interval(secs => ${seconds}),
              strikes_end_at = strikes_end_at - make_interval(secs => ${seconds})
            where key = ${key}`,
      )
    },
  }))
})

const redisUrl = process.env.TEST_REDIS_URL

/** `scripts/test.ts` starts a server and sets the variable. In CI, a missing server fails the run. */
describe.skipIf(!redisUrl)('in Redis', () => {
  const redis = redisUrl ? new Redis(redisUrl) : undefined
  afterAll(() => redis?.disconnect())

  itLimits(() => {
    if (!redis) throw new Error('There is no Redis')
    const pass = async (key: string, seconds: number) => {
      const leftMs = await redis.pttl(key)
      if (leftMs > 0) await redis.pexpire(key, Math.max(0, leftMs - seconds * 1000))
    }
    return {
      limiter: createRedisLimiter(redis),
      async pass({ key, isSteady }, seconds) {
        const full = `${isSteady ? 'olympus-steady' : 'olympus-growing'}:${key}`
        await pass(full, seconds)
        await pass(`${full}:strikes`, seconds)
      },
    }
  })
})
