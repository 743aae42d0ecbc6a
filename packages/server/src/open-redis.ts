import { createRequire } from 'node:module'
import type { Redis } from 'ioredis'
import type { Log } from './log.ts'

/** Loaded only if Redis is configured. */
const loadClient = () => createRequire(import.meta.url)('ioredis') as typeof import('ioredis')

/** Redis answers in less than a millisecond. A slower one must not delay anybody. */
const commandTimeoutMs = 500
const longestReconnectMs = 2000

/** Connects in the background. Commands are rejected while Redis is unreachable or does not answer. */
export function openRedis(redisUrl: string, log: Log): Redis {
  const { Redis: Client } = loadClient()
  const redis = new Client(redisUrl, {
    commandTimeout: commandTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestReconnectMs),
  })
  // Failed calls reject anyway, but an unhandled error event would end the process.
  redis.on('error', (error) => log.debug({ err: error }, 'Redis'))
  return redis
}
