import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

/** A snapshot that is being stored is either seen from here on, or sees what the transaction does. */
export async function waitForSnapshot(transaction: Transaction, characterId: number): Promise<void> {
  await transaction.execute(sql`
    insert into character_snapshot (character_id, heads, epoch, counter)
    values (${characterId}, '{}', 0, 0) on conflict do nothing`)
  await transaction.query(sql`
    select from character_snapshot where character_id = ${characterId} for share`)
}
