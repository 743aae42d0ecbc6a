import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/**
 * Entries, spins and seeds stay with the anonymized account, as those of the ledger do: without them nobody
 * could check the public log, which names no account.
 */
export const wheelPurge: Purge = {
  removals: (accountId) => [
    sql`update wheel_account set max_spins = null, raised_max_spins = null, raised_at = null
        where account_id = ${accountId}`,
    sql`update wheel_spin set character_id = null, delivery_id = null where account_id = ${accountId}`,
    sql`update wheel_exchange set character_id = null, delivery_id = null where account_id = ${accountId}`,
  ],
}
