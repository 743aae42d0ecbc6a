import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'

import type { Queries } from '../database/database.ts'

/**
 * Creates an account with a unique name and without a usable password, usually activated. Returns its
 * ID.
 */
export async function createAccount(
  queries: Queries,
  { isActivated = true }: { isActivated?: boolean } = {},
): Promise<number> {
  const username = `p_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const { id } = await queries.one<{ id: number }>(sql`
    insert into account (username, email, password_hash, locale, activated_at)
    values (${username}, ${`${username}@example.com`}, 'none', 'en', case when ${isActivated} then now() end)
    returning id`)
  return id
}
