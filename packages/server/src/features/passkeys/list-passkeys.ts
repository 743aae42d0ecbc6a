import type { Passkey } from '@olympus/contract/passkeys'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { type PasskeyRow, passkeyOf } from './passkey-row.ts'

/** Lists the passkeys of an account, oldest first. */
export async function listPasskeys(queries: Queries, accountId: number): Promise<Passkey[]> {
  const rows = await queries.query<PasskeyRow>(
    sql`select id, name, created_at, last_used_at, is_synced
        from passkey where account_id = ${accountId} order by id`,
  )
  return rows.map(passkeyOf)
}
