import type { Database, Queries } from '../database/database.ts'

interface Death {
  /** Before which statement it dies, from 0. */
  readonly atStatement: number
  /** It also dies once a transaction has committed. */
  readonly afterCommit: boolean
}

/** What a process does with a database until it dies. */
export interface DyingDatabase {
  readonly database: Database
  readonly cause: () => 'statement' | 'commit' | null
}

/** Lets a process die at a statement or after a commit, as kill -9 does. Nothing works afterwards. */
export function dyingDatabase(database: Database, { atStatement, afterCommit }: Death): DyingDatabase {
  let statements = 0
  let cause: 'statement' | 'commit' | null = null

  function live(): void {
    if (!cause && statements++ === atStatement) cause = 'statement'
    if (cause) throw new Error('The process is dead')
  }

  const dying = (queries: Queries): Queries => ({
    query: async (statement) => (live(), queries.query(statement)),
    one: async (statement) => (live(), queries.one(statement)),
    maybeOne: async (statement) => (live(), queries.maybeOne(statement)),
    execute: async (statement) => (live(), queries.execute(statement)),
    notify: (channel) => queries.notify(channel),
  })

  return {
    cause: () => cause,
    database: {
      ...database,
      // Looking for work changes nothing, so it does not count.
      async transaction(act, options) {
        if (cause) throw new Error('The process is dead')
        const value = await database.transaction(
          (transaction) => act({ ...transaction, ...dying(transaction) }),
          options,
        )
        if (afterCommit) cause = 'commit'
        if (afterCommit) throw new Error('The process is dead')
        return value
      },
    },
  }
}
