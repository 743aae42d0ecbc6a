import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { refreshEntriesOf } from './refresh-entries.ts'

const accountsAtOnce = 100

/** Brings the characters of accounts back to the boards whose ban has ended by itself. */
export async function returnToBoards(database: Database): Promise<void> {
  const due = await database.query<{ id: number }>(sql`
    select id from account where returns_to_boards_at <= now() order by returns_to_boards_at limit ${accountsAtOnce}`)
  for (const { id } of due)
    await database.transaction(
      async (transaction) => {
        const returned = await transaction.execute(sql`
          update account set returns_to_boards_at = null where id = ${id} and returns_to_boards_at <= now()`)
        if (returned > 0) await refreshEntriesOf(transaction, id)
      },
      { isRepeatable: true },
    )
}
