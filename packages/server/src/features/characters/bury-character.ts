import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { endFinishedSessions } from '../game-sessions/end-finished-sessions.ts'
import { refreshEntries } from '../leaderboards/refresh-entries.ts'
import { publish } from '../live/publish.ts'

interface Buried {
  readonly id: number
  readonly accountId: number
}

/**
 * Marks a character as deleted, whose row the caller has locked. Its snapshots, names and history stay. What
 * waits to be done for it is failed in a later transaction (`failTasksOfCharacter`).
 */
export async function buryCharacter(
  transaction: Transaction,
  { id, accountId }: Buried,
  deletedAt?: Date,
): Promise<void> {
  await transaction.execute(sql`
    update character set deleted_at = least(${deletedAt ?? null}::timestamptz, now()), is_active = false, slot = null
    where id = ${id}`)
  // A snapshot that is being stored is done before, or finds the character deleted.
  await transaction.execute(
    sql`update character_snapshot set wanted_sections = null where character_id = ${id}`,
  )
  await endFinishedSessions(transaction, [id])
  await publish(transaction, accountId, { kind: 'characters-changed' })
  await refreshEntries(transaction, [id])
}
