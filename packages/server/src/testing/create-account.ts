import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'

import type { Queries } from '../database/database.ts'

/** An activated account with a name of its own; nobody can log in to it. Resolves with its id. */
export async function createAccount(queries: Queries): Promise<number> {
  const username = `p_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const { id } = await queries.one<{ id: number }>(sql`
    insert into account (username, email, password_hash, locale, activated_at)
    values (${username}, ${`${username}@example.com`}, 'none', 'en', now())
    returning id`)
  return id
}
