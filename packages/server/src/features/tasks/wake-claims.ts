import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { taskChannel } from './task-notices.ts'

/** Wakes waiting claims if these characters have tasks that waited for the answer to another one. */
export async function wakeClaims(transaction: Transaction, characterIds: readonly number[]): Promise<void> {
  const { isWaiting } = await transaction.one<{ isWaiting: boolean }>(sql`
    select exists (
      select from task where character_id = any(${characterIds}::bigint[]) and state = 'queued' and due_at <= now()
    ) as is_waiting`)
  if (isWaiting) transaction.notify(taskChannel)
}
