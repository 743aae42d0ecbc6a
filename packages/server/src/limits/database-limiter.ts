import type { Database } from '../database/database.ts'
import { countHit, forgiveHit } from '../http/rate-limit.ts'
import type { Limiter } from './limiter.ts'

/** Counters in the database, which every installation has. */
export const databaseLimiter = (database: Database): Limiter => ({
  hit: (limit) => countHit(database, limit),
  forgive: ({ key }) => forgiveHit(database, key),
})
