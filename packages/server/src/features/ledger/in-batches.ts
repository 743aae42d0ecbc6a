import type { Database, Transaction } from '../../database/database.ts'

/** About as many entries as one statement reads, so that an embedded database serves others in between. */
export const batchEntries = 10_000

/** Accounts or transactions that one statement reads at most. */
export const batchRows = 5000

/** Reads a batch in a transaction of its own. On a cold cache it may take longer than a request. */
export const inBatch = <Value>(
  database: Database,
  act: (transaction: Transaction) => Promise<Value>,
): Promise<Value> =>
  database.transaction(
    async (transaction) => {
      // The planner would read the whole ledger for each batch: that looks cheaper than its many index
      // lookups.
      await transaction.script(`set local statement_timeout = '60s'; set local enable_seqscan = off`)
      return act(transaction)
    },
    { isRepeatable: true },
  )
