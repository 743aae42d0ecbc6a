import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

export const gameSessionsPurge: Purge = {
  removals: (accountId) => [sql`delete from game_session where account_id = ${accountId}`],
}
