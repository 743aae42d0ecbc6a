import type { OpenSelection } from '@olympus/contract/characters'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'

interface OpenSelectionRow extends Omit<OpenSelection, 'dueAt'> {
  readonly dueAt: Date
}

/** The permanent selection of an account that is not over. */
export async function findOpenSelection(queries: Queries, accountId: number): Promise<OpenSelection | null> {
  const open = await queries.maybeOne<OpenSelectionRow>(sql`
    select id, state, kept_ids, deleted_ids, heir_id, due_at from character_selection
    where account_id = ${accountId} and state in ('pending', 'changed', 'running')`)
  return open ? { ...open, dueAt: open.dueAt.toISOString() } : null
}

/** Whether an open permanent selection deletes a character. For queries of the table character. */
export const isDoomed: Sql = sql`exists (
  select from character_selection
  where character_selection.account_id = character.account_id
    and character_selection.state in ('pending', 'changed', 'running')
    and character.id = any(character_selection.deleted_ids))`

/**
 * Refuses what is meant for a character that a permanent selection deletes. The caller has locked the
 * character in an earlier statement: confirming locks it too, and a statement that waits for a lock does not
 * see what was committed meanwhile in other tables.
 */
export async function doomedRefusal(
  transaction: Transaction,
  characterId: number,
): Promise<Failure<'CHARACTER_DOOMED'> | null> {
  const doomed = await transaction.maybeOne(
    sql`select from character where id = ${characterId} and ${isDoomed}`,
  )
  return doomed ? new Failure('CHARACTER_DOOMED') : null
}
