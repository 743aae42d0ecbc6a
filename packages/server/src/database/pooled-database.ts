import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { Failure } from '../failure.ts'
import type { Database, TransactionOptions } from './database.ts'
import { isConnectionLost } from './errors.ts'
import type { Listen } from './listen.ts'
import { queriesOver, type Send } from './queries.ts'
import { retried } from './retry.ts'
import { isRead, prepare } from './statements.ts'
import { runTransaction } from './transaction.ts'

interface PooledOptions {
  readonly pool: Pool
  /** Callers that may wait for a connection; the next one is refused at once. */
  readonly maxWaiting: number
  readonly listen?: Listen
  /** Releases what stands behind the pool. */
  readonly onClose?: () => Promise<void>
}

const nobodyElse: Listen = () => async () => {}

/** A Database over a pool of `pg` connections, whichever server they lead to. */
export function pooledDatabase({ pool, maxWaiting, listen = nobodyElse, onClose }: PooledOptions): Database {
  const running = new AsyncLocalStorage<true>()

  function admit() {
    // With one connection this would wait for itself, so it is an error on every database.
    if (running.getStore()) throw new Error('Inside a transaction, use the transaction, not the database')
    if (pool.waitingCount >= maxWaiting) throw new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
  }

  const send: Send = async (statement) => {
    admit()
    const prepared = prepare(statement)
    return retried(
      () => pool.query<unknown[]>(prepared),
      (error) => isRead(prepared.text) && isConnectionLost(error),
    )
  }

  return {
    ...queriesOver(send),
    async transaction(act, options: TransactionOptions = {}) {
      admit()
      return runTransaction(pool, (transaction) => running.run(true, () => act(transaction)), options)
    },
    listen,
    async close() {
      await pool.end()
      await onClose?.()
    },
  }
}
