import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'

import type { Queries } from '../database/database.ts'

/** Creates an activated account with a unique name and without a usable password. Returns its ID. */
export async function createAccount(queries: Queries): Promise<number> {
  const username = `p_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const { id } = await queries.one<{ id: number }>(sql`
    insert into account (username, email, password_hash, locale, activated_at)
    values (${username}, ${`${username}@example.com`}, 'none', 'en', now())
    returning id`)
  return id
}
