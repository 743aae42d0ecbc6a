import { Redis } from 'ioredis'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { createDatabaseLimiter } from './database-limiter.ts'
import { createInsuredLimiter } from './insured-limiter.ts'
import type { Limiter } from './limiter.ts'
import { createRedisLimiter } from './redis-limiter.ts'

interface OpenLimiterOptions {
  /** Null: limits are counted in the database. */
  readonly redisUrl: string | null
  readonly database: Database
  readonly log: Log
}

export interface OpenLimiter {
  readonly limiter: Limiter
  close(): void
}

/** Redis answers in less than a millisecond. A slower one must not delay logins. */
const commandTimeoutMs = 500
const longestReconnectMs = 2000

/** Opens the configured limiter. Does not wait for Redis: the database counts until Redis answers. */
export function openLimiter({ redisUrl, database, log }: OpenLimiterOptions): OpenLimiter {
  const insurance = createDatabaseLimiter(database)
  if (!redisUrl) return { limiter: insurance, close() {} }
  const redis = new Redis(redisUrl, {
    commandTimeout: commandTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestReconnectMs),
  })
  // Failed calls reject anyway, but an unhandled error event would end the process.
  redis.on('error', (error) => log.debug({ err: error }, 'Redis'))
  return {
    limiter: createInsuredLimiter({ limiter: createRedisLimiter(redis), insurance, log }),
    close: () => redis.disconnect(),
  }
}
