import { Pool } from 'pg'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { postgresListen } from './listen.ts'
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

/** Opens a PostgreSQL server, version 15 or newer. Connects on demand. */
export function openPostgres(connectionString: string, log: Log): Database {
  const pool = new Pool({
    connectionString,
    types,
    max: maxConnections,
    application_name: 'olympus',
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
  })
  const listen = postgresListen(connectionString, log)
  return createPooledDatabase({
    pool: withErrorListeners(pool, log),
    maxWaiting,
    reservedConnections,
    listen,
  })
}
