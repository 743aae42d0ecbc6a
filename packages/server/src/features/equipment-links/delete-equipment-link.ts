import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'

/** Deletes a link. NOT_FOUND also for a link of another player, to reveal nothing. */
export async function deleteEquipmentLink(
  queries: Queries,
  accountId: number,
  key: string,
): Promise<null | Failure<'NOT_FOUND'>> {
  const deleted = await queries.execute(sql`
    delete from equipment_link using character
    where key = ${key} and character.id = character_id and account_id = ${accountId} and deleted_at is null`)
  return deleted === 0 ? new Failure('NOT_FOUND') : null
}
