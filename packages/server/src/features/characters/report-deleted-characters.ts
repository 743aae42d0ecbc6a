import type { CharacterDeletion } from '@olympus/contract/bridge/characters'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import type { BatchOrigin, EntryOutcome } from '../../http/bridge/bridge-handlers.ts'
import { failTasksOfCharacter } from '../tasks/fail-tasks-of-character.ts'
import { buryCharacter } from './bury-character.ts'
import { refused } from './merge-reports.ts'

interface Found {
  readonly id: number
  readonly accountId: number
  readonly isDeleted: boolean
}

const buryReported = (
  database: Database,
  { world, boot }: BatchOrigin,
  { gameId, deletedAt }: CharacterDeletion,
): Promise<Found | undefined> =>
  database.transaction(
    async (transaction) => {
      const found = await transaction.maybeOne<Found>(sql`
        select id, account_id, deleted_at is not null as is_deleted from character
        where world = ${world} and game_id = ${gameId} for no key update`)
      const at = new Date(Date.parse(deletedAt) + boot.clockSkewMs)
      if (found && !found.isDeleted) await buryCharacter(transaction, found, at)
      return found
    },
    { isRepeatable: true },
  )

/**
 * Takes a character that the game has deleted off the portal for good, and fails what is waiting to be done
 * for it (decision 0019). In two transactions, because refunds lock players before characters. A report
 * of an interrupted one continues it.
 */
export async function reportDeletedCharacter(
  database: Database,
  origin: BatchOrigin,
  deletion: CharacterDeletion,
): Promise<EntryOutcome> {
  const found = await buryReported(database, origin, deletion)
  if (!found) return refused('UNKNOWN_CHARACTER')
  const { id, isDeleted } = found
  await database.transaction((transaction) => failTasksOfCharacter(transaction, id), { isRepeatable: true })
  return { result: isDeleted ? 'unchanged' : 'applied', characterId: id }
}
