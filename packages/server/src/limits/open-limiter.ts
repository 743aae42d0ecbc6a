import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { openRedis } from '../open-redis.ts'
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

/** Opens the configured limiter. Does not wait for Redis: the database counts until Redis answers. */
export function openLimiter({ redisUrl, database, log }: OpenLimiterOptions): OpenLimiter {
  const insurance = createDatabaseLimiter(database)
  if (!redisUrl) return { limiter: insurance, close() {} }
  const redis = openRedis(redisUrl, log)
  return {
    limiter: createInsuredLimiter({ limiter: createRedisLimiter(redis), insurance, log }),
    close: () => redis.disconnect(),
  }
}
