import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { Failure } from '../failure.ts'
import type { Database, TransactionOptions } from './database.ts'
import { isConnectionLost } from './errors.ts'
import type { Notices } from './notices/notices.ts'
import { queriesOver, type Send } from './queries.ts'
import { retried } from './retry.ts'
import { isRead, prepare } from './statements.ts'
import { runTransaction } from './transaction.ts'

interface PooledOptions {
  readonly pool: Pool
  /** How many callers may wait for a connection. Further ones are refused at once. */
  readonly maxWaiting: number
  readonly notices: Notices
  /** Releases resources behind the pool. */
  readonly onClose?: () => Promise<void>
}

/** A Database on a pool of `pg` connections to any server. */
export function pooledDatabase({ pool, maxWaiting, notices, onClose }: PooledOptions): Database {
  const running = new AsyncLocalStorage<true>()

  function admit() {
    // A pool with one connection would deadlock, so this is an error on every database.
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
    notify: notices.notify,
    async transaction(act, options: TransactionOptions = {}) {
      admit()
      const inside: typeof act = (transaction) => running.run(true, () => act(transaction))
      return runTransaction({ pool, notify: notices.notify }, inside, options)
    },
    listen: notices.listen,
    async close() {
      await notices.close()
      await pool.end()
      await onClose?.()
    },
  }
}
