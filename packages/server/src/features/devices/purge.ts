import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

export const devicesPurge: Purge = {
  removals: (accountId) => [sql`delete from known_device where account_id = ${accountId}`],
}
