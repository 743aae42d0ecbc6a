import sql from 'sql-template-tag'
import type { Purge } from '../../personal-data.ts'

/** Purchases and their consents stay, as the law requires. */
export const purchasePurge: Purge = {
  isOpen: sql`exists (
    select from donation where donation.account_id = account.id and state in ('pending', 'verifying', 'withdrawn')
  )`,
}
