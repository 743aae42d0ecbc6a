import { once } from 'node:events'
import fs from 'node:fs'
import { Worker } from 'node:worker_threads'
import { escapeIdentifier, Pool } from 'pg'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Log } from '../../log.ts'
import type { Database, Queries } from '../database.ts'
import { createNotices } from '../notices/notices.ts'
import { createPooledDatabase } from '../pooled-database.ts'
import { withErrorListeners } from '../postgres.ts'
import { embeddedOwner } from '../rights/serving-role.ts'
import { types } from '../rows.ts'
import { clusterPath, restoringPath } from './cluster-path.ts'
import { ClusterCopy, type NeededLog } from './copy-cluster.ts'
import { lockDirectory } from './directory-lock.ts'
import { type WireBackend, WireStream } from './wire-stream.ts'
import type { FromWorker, ToWorker } from './worker.ts'
import { StartError } from '../../start-error.ts'

const maxWaiting = 200
const checkpointEveryMs = 5 * 60 * 1000
const vacuumEveryMs = 60 * 60 * 1000

/** The engine has one session, which belongs to the owner. So another role is a setting of it. */
const setRole = (role: string) => `set role ${role === embeddedOwner ? 'none' : escapeIdentifier(role)}`

/** A pool with the only connection of the engine. Each new one acts as `roleOf()`. */
export const embeddedPool = (backend: WireBackend, log: Log, roleOf = () => embeddedOwner): Pool =>
  withErrorListeners(
    new Pool({
      stream: () => new WireStream(backend),
      types,
      user: embeddedOwner,
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 10_000,
      onConnect: async (client) => void (await client.query(setRole(roleOf()))),
    }),
    log,
  )

export interface EmbeddedDatabase extends Database {
  /** From here on the connection has the rights of another role. Before, it has those of the owner. */
  actAs(role: string): Promise<void>
  /** The absolute path of its cluster. */
  readonly directory: string
  /**
   * Copies the cluster to the new directory `target`, as of the moment in which `read` reads it. Others wait
   * only for that moment and the files that changed during the copy. Nothing is synced.
   */
  copyTo<Value>(target: string, read: (queries: Queries) => Promise<Value>): Promise<Value>
}

export const isEmbedded = (database: Database): database is EmbeddedDatabase => 'copyTo' in database

interface EmbeddedOptions {
  readonly dataDir: string
  readonly log: Log
  /** The database has failed for good and unacknowledged writes are lost. The process must end. */
  readonly onFatal?: (reason: string) => void
}

function send(worker: Worker, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  worker.postMessage(message)
}

function workerBackend(worker: Worker, onFatal: (reason: string) => void): WireBackend {
  const waiting: ((reply: Uint8Array) => void)[] = []
  worker.on('message', (message: FromWorker) => {
    if (message instanceof Uint8Array) waiting.shift()?.(message)
    else if (message.event === 'fatal') onFatal(message.reason)
  })
  return {
    execute: (request) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        // Copies the request: it is a view of a larger buffer, which would be cloned completely.
        send(worker, new Uint8Array(request))
      }),
  }
}

/** Starts the engine. Throws if it cannot keep commits safe. */
async function startWorker(dataDir: string, fatal: (reason: string) => void): Promise<Worker> {
  // A new database would look like the restored one.
  if (!fs.existsSync(clusterPath(dataDir)) && fs.existsSync(restoringPath(dataDir)))
    throw new StartError(
      `A restore to ${dataDir} was interrupted: repeat it, or remove ${restoringPath(dataDir)} for a new database`,
    )
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { dataDir } })
  const [first] = (await once(worker, 'message')) as [FromWorker]
  if (!('event' in first) || first.event !== 'ready' || !first.isDurable) {
    await worker.terminate()
    throw new StartError(
      `The embedded database in ${dataDir} cannot keep commits safe on this disk: ${JSON.stringify(first)}`,
    )
  }
  worker.once('error', (error) => fatal(String(error)))
  return worker
}

/** The engine has no background processes that checkpoint or vacuum. */
function startMaintenance(database: Database, log: Log): () => void {
  const maintain = (statement: Sql, everyMs: number) =>
    setInterval(() => {
      database.execute(statement).catch((error: unknown) => log.warn({ err: error }, 'maintenance failed'))
    }, everyMs).unref()
  const timers = [maintain(sql`checkpoint`, checkpointEveryMs), maintain(sql`vacuum analyze`, vacuumEveryMs)]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

async function copyCluster<Value>(
  database: Database,
  copy: ClusterCopy,
  read: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  await copy.copyWhileItChanges()
  // Others do not wait for what this one writes.
  await database.execute(sql`checkpoint`)
  return database.transaction(async (transaction) => {
    // It has the only connection, so that nothing writes until its end.
    await transaction.execute(sql`checkpoint`)
    const value = await read(transaction)
    const needed = await transaction.one<NeededLog>(
      sql`select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last from pg_control_checkpoint()`,
    )
    await copy.copyChanges(needed)
    return value
  })
}

/**
 * Opens the embedded PostgreSQL in `dataDir`, locked and in a worker thread.
 * Acknowledged commits are on disk.
 */
export async function openEmbedded({ dataDir, log, onFatal }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const fatal =
    onFatal ??
    ((reason: string) => {
      log.fatal({ reason }, 'the embedded database failed')
      process.exit(1)
    })
  const lock = lockDirectory(dataDir)
  const worker = await startWorker(dataDir, fatal).catch((error: unknown) => {
    lock.release()
    throw error
  })
  log.info('durability: full')

  let role = embeddedOwner
  const database = createPooledDatabase({
    pool: embeddedPool(workerBackend(worker, fatal), log, () => role),
    maxWaiting,
    reservedConnections: 0,
    notices: createNotices(null, log),
    async onClose() {
      const closed = once(worker, 'exit')
      send(worker, 'close')
      await closed
      lock.release()
    },
  })
  const stopMaintenance = startMaintenance(database, log)
  const directory = clusterPath(dataDir)
  return {
    ...database,
    async actAs(next) {
      role = next
      await database.execute(raw(setRole(role)))
    },
    directory,
    copyTo: (target, read) => copyCluster(database, new ClusterCopy(directory, target), read),
    async close() {
      stopMaintenance()
      await database.execute(sql`checkpoint`)
      await database.close()
    },
  }
}
