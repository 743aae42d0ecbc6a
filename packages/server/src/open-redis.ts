import { createRequire } from 'node:module'
import type { Redis } from 'ioredis'
import type { Log } from './log.ts'

/** Loaded only if Redis is configured. */
const loadClient = () => createRequire(import.meta.url)('ioredis') as typeof import('ioredis')

/** Redis answers in less than a millisecond. A slower one must not delay anybody. */
const commandTimeoutMs = 500
const longestReconnectMs = 2000

/** The logs that were told of an outage, so that it is logged once for all connections. */
const toldOfOutage = new WeakSet<Log>()

/** Logs no error as a whole: that of a refused password quotes the password. */
function logReach(redis: Redis, log: Log): void {
  redis.on('error', (error: NodeJS.ErrnoException) => {
    if (toldOfOutage.has(log)) return
    toldOfOutage.add(log)
    // For a host with several addresses, it has a code alone.
    const reason = error.message || error.code
    log.warn({ reason }, 'REDIS_URL: Redis cannot be reached, so the database does its work')
  })
  redis.on('ready', () => {
    if (toldOfOutage.delete(log)) log.info('Redis is reached again')
  })
}

/** Connects in the background. Commands are rejected while Redis is unreachable or does not answer. */
export function openRedis(redisUrl: string, log: Log): Redis {
  const { Redis: Client } = loadClient()
  const redis = new Client(redisUrl, {
    commandTimeout: commandTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestReconnectMs),
  })
  logReach(redis, log)
  return redis
}
