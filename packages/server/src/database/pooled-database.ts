import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { Failure } from '../failure.ts'
import type { Database, TransactionOptions } from './database.ts'
import { isConnectionLost } from './errors.ts'
import { createGate, gateIsFull } from '../limits/gate.ts'
import type { Notices } from './notices/notices.ts'
import { isOrdinaryWork } from './ordinary-work.ts'
import { queriesOver, type Send } from './queries.ts'
import { withRetries } from './retry.ts'
import { isRead, prepare } from './statements.ts'
import { runTransaction } from './transaction.ts'

interface PooledOptions {
  readonly pool: Pool
  /** How many callers may wait for a connection. Further ones are refused at once. */
  readonly maxWaiting: number
  /** How many connections ordinary work never takes. At least one is always left to it. */
  readonly reservedConnections: number
  readonly notices: Notices
  /** Releases resources behind the pool. */
  readonly onClose?: () => Promise<void>
}

const overloaded = () => new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })

/** A Database on a pool of `pg` connections to any server. */
export function createPooledDatabase({
  pool,
  maxWaiting,
  reservedConnections,
  notices,
  onClose,
}: PooledOptions): Database {
  const running = new AsyncLocalStorage<true>()
  const maxRunning = Math.max(1, (pool.options.max ?? 1) - reservedConnections)
  const ordinaryGate = createGate({ maxRunning, maxWaiting })

  let refusals = 0
  let retries = 0
  const onRetry = () => void (retries += 1)

  function refuse() {
    refusals += 1
    return overloaded()
  }

  function admit() {
    // A pool with one connection would deadlock, so this is an error on every database.
    if (running.getStore()) throw new Error('Inside a transaction, use the transaction, not the database')
    if (pool.waitingCount >= maxWaiting) throw refuse()
  }

  async function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    admit()
    if (!isOrdinaryWork()) return act()
    const value = await ordinaryGate.run('', act)
    if (value === gateIsFull) throw refuse()
    return value
  }

  const send: Send = async (statement) => {
    const prepared = prepare(statement)
    return inTurn(() =>
      withRetries(() => pool.query<unknown[]>(prepared), {
        canRepeat: (error) => isRead(prepared.text) && isConnectionLost(error),
        onRetry,
      }),
    )
  }

  return {
    ...queriesOver(send),
    notify: notices.notify,
    async transaction(act, options: TransactionOptions = {}) {
      const inside: typeof act = (transaction) => running.run(true, () => act(transaction))
      return inTurn(() => runTransaction({ pool, notify: notices.notify, onRetry }, inside, options))
    },
    listen: notices.listen,
    usage: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + ordinaryGate.load().waiting,
      refusals,
      retries,
    }),
    async close() {
      await notices.close()
      await pool.end()
      await onClose?.()
    },
  }
}
