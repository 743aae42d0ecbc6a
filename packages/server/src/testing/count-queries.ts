import type { Database, Queries } from '../database/database.ts'

interface QueryCounter {
  /** The same database, with counting. */
  readonly database: Database
  /** The text of every statement since the last call, without `begin` and `commit`. */
  takeStatements(): string[]
}

/** Counts the SQL statements that a database runs. */
export function countQueries(database: Database): QueryCounter {
  let statements: string[] = []

  const counted = (queries: Queries): Queries => ({
    query(statement) {
      statements.push(statement.sql)
      return queries.query(statement)
    },
    one(statement) {
      statements.push(statement.sql)
      return queries.one(statement)
    },
    maybeOne(statement) {
      statements.push(statement.sql)
      return queries.maybeOne(statement)
    },
    execute(statement) {
      statements.push(statement.sql)
      return queries.execute(statement)
    },
    notify: (channel) => queries.notify(channel),
  })

  return {
    database: {
      ...counted(database),
      transaction: (act, options) =>
        database.transaction(
          (transaction) =>
            act({
              ...counted(transaction),
              savepoint: (inner) => transaction.savepoint(inner),
              afterCommit: (inner) => transaction.afterCommit(inner),
              script(text) {
                statements.push(text)
                return transaction.script(text)
              },
            }),
          options,
        ),
      listen: (channel, onNotice) => database.listen(channel, onNotice),
      usage: () => database.usage(),
      close: () => database.close(),
    },
    takeStatements() {
      const taken = statements
      statements = []
      return taken
    },
  }
}
