import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** A selection that is being carried out is finished first. Its tasks go with it. */
export const characterSelectionPurge: Purge = {
  isOpen: sql`exists (
    select from character_selection where character_selection.account_id = account.id and character_selection.state = 'running'
  )`,
  removals: (accountId) => [sql`delete from character_selection where account_id = ${accountId}`],
}
