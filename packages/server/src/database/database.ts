import type { Sql } from 'sql-template-tag'
import type { Listen } from './notices/notices.ts'

/**
 * What both the database and a transaction can do. Rows come as plain objects whose keys are the column
 * names in camelCase; int8 is a number, timestamptz a Date, date and numeric are strings, jsonb is parsed.
 */
export interface Queries {
  query<Row extends object>(statement: Sql): Promise<Row[]>
  /** Throws unless there is exactly one row. */
  one<Row extends object>(statement: Sql): Promise<Row>
  /** Throws if there is more than one row. */
  maybeOne<Row extends object>(statement: Sql): Promise<Row | undefined>
  /** Resolves with the number of rows that were written. */
  execute(statement: Sql): Promise<number>
  /**
   * Tells the listeners of the channel, in every process, that there is something to read. A transaction
   * notifies them after its commit. A notice may be lost, so listeners also read from time to time.
   */
  notify(channel: string): void
}

export interface Transaction extends Queries {
  /** Undoes what `act` wrote if it returns a Failure or throws. The transaction itself continues. */
  savepoint<Value>(act: () => Promise<Value>): Promise<Value>
  /** Runs `act` after the commit, never after a rollback. */
  afterCommit(act: () => void): void
  /** Runs several statements without parameters, as migrations are written. */
  script(text: string): Promise<void>
}

export interface TransactionOptions {
  /**
   * The act detects its own repetition, so it may run again if the reply to its commit is lost. Without
   * this the caller gets SERVICE_UNAVAILABLE, and the outcome stays unknown.
   */
  readonly isRepeatable?: boolean
}

/** The connections of this process, and what it did with them since its start. */
export interface DatabaseUsage {
  readonly inUse: number
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
  /** Callers refused because too many were waiting. */
  readonly refusals: number
  /** Repetitions of statements and transactions after a rollback or a lost connection. */
  readonly retries: number
}

export interface Database extends Queries {
  /**
   * Runs `act` in one transaction. A Failure that it returns rolls back and is returned; an
   * exception rolls back and is thrown. After a deadlock, a serialization failure or a lost
   * connection `act` runs again, so it must touch nothing but the transaction. Throws Failure
   * SERVICE_UNAVAILABLE when the database stays unreachable.
   */
  transaction<Value>(
    act: (transaction: Transaction) => Promise<Value>,
    options?: TransactionOptions,
  ): Promise<Value>
  /** Calls `onNotice` when any process notifies the channel, and when a notice may have been missed. */
  readonly listen: Listen
  usage(): DatabaseUsage
  close(): Promise<void>
}
