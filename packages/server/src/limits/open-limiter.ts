import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { openRedis } from '../open-redis.ts'
import { databaseLimiter } from './database-limiter.ts'
import { insuredLimiter } from './insured-limiter.ts'
import type { Limiter } from './limiter.ts'
import { redisLimiter } from './redis-limiter.ts'

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
  const insurance = databaseLimiter(database)
  if (!redisUrl) return { limiter: insurance, close() {} }
  const redis = openRedis(redisUrl, log)
  return {
    limiter: insuredLimiter({ limiter: redisLimiter(redis), insurance, log }),
    close: () => redis.disconnect(),
  }
}
