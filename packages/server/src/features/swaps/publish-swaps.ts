import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { publishToAll } from '../live/publish.ts'

/** Notifies pages that show the swaps of these tasks. */
export async function publishSwaps(transaction: Transaction, taskIds: readonly number[]): Promise<void> {
  const affected = await transaction.query<{ accountId: number }>(sql`
    select account_id from character_swap where task_id = any(${[...taskIds]}::bigint[])`)
  await publishToAll(
    transaction,
    affected.map(({ accountId }) => accountId),
    { kind: 'characters-changed' },
  )
}
