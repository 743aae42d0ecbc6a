import { createRequire } from 'node:module'
import type { Redis } from 'ioredis'
import type { RateLimiterRedis } from 'rate-limiter-flexible'
import { type Limit, type Limiter, longestWaitSeconds } from './limiter.ts'
import { tooManyRequests } from './too-many-requests.ts'

type Library = typeof import('rate-limiter-flexible')

/** Loaded only if Redis is configured. */
const loadLibrary = () => createRequire(import.meta.url)('rate-limiter-flexible') as Library

/** Growing and steady limits differ by their prefix, because one script serves both. */
const growingPrefix = 'olympus-growing'
const steadyPrefix = 'olympus-steady'
const strikesSuffix = ':strikes'

/**
 * Counts atomically and adds two rules to the script of the library: a hit that is taken back ends no
 * wait and gives no credit, and each hit that exceeds the maximum (a strike) doubles the wait. Arguments:
 * points, seconds of the window, maximum.
 */
const countScript = `
local points = tonumber(ARGV[1])
local window = tonumber(ARGV[2])
local max = tonumber(ARGV[3])
local consumed = tonumber(redis.call('get', KEYS[1]) or '0')
if points > 0 or (consumed > 0 and consumed <= max) then
  redis.call('set', KEYS[1], 0, 'EX', window, 'NX')
  consumed = redis.call('incrby', KEYS[1], points)
end
if points > 0 and consumed == max + 1 and string.sub(KEYS[1], 1, ${growingPrefix.length}) == '${growingPrefix}' then
  local strikes = redis.call('incr', KEYS[1] .. '${strikesSuffix}')
  local wait = math.min(math.max(${longestWaitSeconds}, window), window * 2 ^ math.min(strikes - 1, 20))
  redis.call('expire', KEYS[1], wait)
  redis.call('expire', KEYS[1] .. '${strikesSuffix}', wait + ${longestWaitSeconds})
end
return {consumed, redis.call('pttl', KEYS[1])}
`

/** Counts in Redis, for installations with many processes. Rejects when Redis is unreachable. */
export function createRedisLimiter(redis: Redis): Limiter {
  const library = loadLibrary()
  const limiters = new Map<string, RateLimiterRedis>()

  function limiterOf({ max, windowSeconds, isSteady = false }: Limit): RateLimiterRedis {
    const id = `${max}:${windowSeconds}:${isSteady}`
    const limiter =
      limiters.get(id) ??
      new library.RateLimiterRedis({
        storeClient: redis,
        points: max,
        duration: windowSeconds,
        keyPrefix: isSteady ? steadyPrefix : growingPrefix,
        rejectIfRedisNotReady: true,
        customIncrTtlLuaScript: countScript,
      })
    limiters.set(id, limiter)
    return limiter
  }

  return {
    async hit(limit) {
      try {
        await limiterOf(limit).consume(limit.key)
        return null
      } catch (error) {
        if (!(error instanceof library.RateLimiterRes)) throw error
        return tooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      }
    },

    async forgive(limit) {
      await limiterOf(limit).reward(limit.key)
    },

    async lift(limit) {
      const key = limiterOf(limit).getKey(limit.key)
      await redis.del(key, key + strikesSuffix)
    },
  }
}
