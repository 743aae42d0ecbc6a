import type { Pool, PoolClient } from 'pg'
import { Failure } from '../failure.ts'
import type { Transaction, TransactionOptions } from './database.ts'
import { isConnectionLost, isRolledBack } from './errors.ts'
import { queriesOver, type Send } from './queries.ts'
import { withRetries } from './retry.ts'
import { prepare } from './statements.ts'

type Notify = (channel: string) => void

interface Connected {
  readonly pool: Pool
  readonly notify: Notify
  readonly onRetry: () => void
}

type Act<Value> = (transaction: Transaction) => Promise<Value>

/** One try at a transaction, on one connection. */
class Attempt {
  /** From here on a lost connection leaves the outcome open. */
  isCommitSent = false
  readonly #client: PoolClient
  readonly #notify: Notify
  readonly #afterCommit: (() => void)[] = []
  readonly #notified = new Set<string>()
  #isOver = false
  #savepoints = 0

  constructor(client: PoolClient, notify: Notify) {
    this.#client = client
    this.#notify = notify
  }

  readonly #send: Send = async (statement) => {
    if (this.#isOver) throw new Error('The transaction is over')
    return this.#client.query<unknown[]>(prepare(statement))
  }

  async #savepoint<Value>(act: () => Promise<Value>): Promise<Value> {
    const name = `savepoint_${++this.#savepoints}`
    await this.#client.query(`savepoint ${name}`)
    try {
      const value = await act()
      await this.#client.query(
        value instanceof Failure ? `rollback to savepoint ${name}` : `release savepoint ${name}`,
      )
      return value
    } catch (error) {
      if (!isConnectionLost(error) && !isRolledBack(error))
        await this.#client.query(`rollback to savepoint ${name}`)
      throw error
    }
  }

  async run<Value>(act: Act<Value>): Promise<Value> {
    await this.#client.query('begin')
    let value: Value
    try {
      value = await act({
        ...queriesOver(this.#send),
        notify: (channel) => void this.#notified.add(channel),
        savepoint: (inner) => this.#savepoint(inner),
        afterCommit: (inner) => void this.#afterCommit.push(inner),
        script: async (text) => void (await this.#client.query(text)),
      })
    } finally {
      this.#isOver = true
    }
    if (value instanceof Failure) {
      await this.#client.query('rollback')
      return value
    }
    this.isCommitSent = true
    const { command } = await this.#client.query('commit')
    // After an error that `act` swallowed, the server answers COMMIT with ROLLBACK.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: an error inside it was swallowed')
    for (const inner of this.#afterCommit) inner()
    for (const channel of this.#notified) this.#notify(channel)
    return value
  }
}

/** Runs `act` in a transaction. Retries after a database rollback or a connection lost before COMMIT. */
export async function runTransaction<Value>(
  { pool, notify, onRetry }: Connected,
  act: Act<Value>,
  { isRepeatable = false }: TransactionOptions,
): Promise<Value> {
  let isOutcomeOpen = false
  return withRetries(
    async () => {
      isOutcomeOpen = false
      const client = await pool.connect()
      const attempt = new Attempt(client, notify)
      try {
        const value = await attempt.run(act)
        client.release()
        return value
      } catch (error) {
        isOutcomeOpen = attempt.isCommitSent
        const isUsable =
          !isConnectionLost(error) && (await client.query('rollback').then(Boolean, () => false))
        client.release(!isUsable)
        throw error
      }
    },
    {
      canRepeat: (error) =>
        isRolledBack(error) || (isConnectionLost(error) && (isRepeatable || !isOutcomeOpen)),
      onRetry,
    },
  )
}
