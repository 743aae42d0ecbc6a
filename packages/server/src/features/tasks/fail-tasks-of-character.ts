import sql, { type Sql } from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { lockLedgerAccounts } from '../ledger/lock-ledger-accounts.ts'
import { failTask } from './fail-task.ts'
import { lockTasks } from './lock-tasks.ts'

const isWaiting = sql`state in ('queued', 'delayed')`

/**
 * Fails those of these tasks that wait, and refunds what was paid for them. Claimed ones wait for their
 * answer, or the end of their lease. The transaction must not have locked a character: whoever moves coins
 * locks it after the ledger. Resolves with their number.
 */
export async function failWaitingTasks(transaction: Transaction, condition: Sql): Promise<number> {
  const waiting = sql`${condition} and ${isWaiting}`
  const payers = await transaction.query<{ accountId: number }>(
    sql`select distinct account_id from task where ${waiting} and paid_coins > 0`,
  )
  await lockLedgerAccounts(
    transaction,
    payers.flatMap(({ accountId }) => [`player:${accountId}` as const, `debt:${accountId}` as const]),
  )
  const tasks = await lockTasks(transaction, waiting)
  for (const task of tasks) await failTask(transaction, task, { reason: 'CHARACTER_DELETED' })
  return tasks.length
}

/** Fails the tasks of a deleted character that wait. */
export const failTasksOfCharacter = (transaction: Transaction, characterId: number): Promise<number> =>
  failWaitingTasks(transaction, sql`character_id = ${characterId}`)

const maxCharacters = 100

/** Fails the tasks of deleted characters that nobody has any more. */
export async function failTasksOfDeleted(database: Database): Promise<void> {
  const deleted = await database.query<{ characterId: number }>(sql`
    select distinct character_id from task join character on character.id = character_id
    where ${isWaiting} and deleted_at is not null limit ${maxCharacters}`)
  for (const { characterId } of deleted)
    await database.transaction((transaction) => failTasksOfCharacter(transaction, characterId))
}
