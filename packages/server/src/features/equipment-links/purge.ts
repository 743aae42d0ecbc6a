import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** After the characters: a link that is being made waits for their rows, and finds them deleted. */
export const equipmentLinksPurge: Purge = {
  removals: (accountId) => [
    sql`delete from equipment_link where character_id in (select id from character where account_id = ${accountId})`,
  ],
}
