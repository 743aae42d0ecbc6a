import type { Database, Queries } from '../database/database.ts'

/** Acts as the role of the server. */
export interface TestDatabase extends Database {
  /** The same database with the rights of its owner. */
  readonly owner: Database
}

/**
 * An embedded database with the rights of its owner. There is only one connection, so each transaction
 * switches for itself.
 */
export function embeddedOwnerOf(database: Database): Database {
  const transaction: Database['transaction'] = (act, options) =>
    database.transaction(async (inner) => {
      await inner.script('set local role none')
      return act(inner)
    }, options)
  const once = <Value>(act: (queries: Queries) => Promise<Value>) => transaction(act)
  return {
    ...database,
    transaction,
    query: (statement) => once((queries) => queries.query(statement)),
    one: (statement) => once((queries) => queries.one(statement)),
    maybeOne: (statement) => once((queries) => queries.maybeOne(statement)),
    execute: (statement) => once((queries) => queries.execute(statement)),
  }
}
