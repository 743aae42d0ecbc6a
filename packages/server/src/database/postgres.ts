import { Pool } from 'pg'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { createInsuredCarrier } from './notices/insured-carrier.ts'
import { createNotices } from './notices/notices.ts'
import { createPostgresCarrier } from './notices/postgres-carrier.ts'
import { postgresListen } from './notices/postgres-listen.ts'
import { createRedisCarrier } from './notices/redis-carrier.ts'
import { createPooledDatabase } from './pooled-database.ts'
import { types } from './rows.ts'

const maxConnections = 10
const maxWaiting = 1000
const reservedConnections = 2

/** Without these listeners a lost connection, idle or in use, would end the process. */
export function withErrorListeners(pool: Pool, log: Log): Pool {
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost')),
  )
  return pool
}

/** A pool of one connection, so that notices never wait behind requests. */
const noticePool = (connectionString: string, log: Log): Pool =>
  withErrorListeners(
    new Pool({
      connectionString,
      max: 1,
      application_name: 'olympus-notifier',
      connectionTimeoutMillis: 3000,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      query_timeout: 1000,
    }),
    log,
  )

function createCarrier(connectionString: string, log: Log, redisUrl: string | null) {
  const listen = postgresListen(connectionString, log)
  const carrier = createPostgresCarrier(noticePool(connectionString, log), listen)
  if (!redisUrl) return carrier
  return createInsuredCarrier({ carrier: createRedisCarrier(redisUrl, log), insurance: carrier, log })
}

interface PostgresOptions {
  /** Redis carries notices if it is there. */
  readonly redisUrl?: string | null
  /** How long a new connection may take. */
  readonly connectMs?: number
}

/** Opens a PostgreSQL server, version 15 or newer. Connects on demand. */
export function openPostgres(
  connectionString: string,
  log: Log,
  { redisUrl = null, connectMs = 3000 }: PostgresOptions = {},
): Database {
  const pool = new Pool({
    connectionString,
    types,
    max: maxConnections,
    application_name: 'olympus',
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    // Statements here are short. Compiling one takes seconds where the planner expects many rows.
    options: '-c jit=off',
  })
  const notices = createNotices(createCarrier(connectionString, log, redisUrl), log)
  return createPooledDatabase({
    pool: withErrorListeners(pool, log),
    maxWaiting,
    reservedConnections,
    notices,
  })
}
