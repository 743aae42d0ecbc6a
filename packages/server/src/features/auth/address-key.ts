import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { hashOf } from '../../secrets/token-secrets.ts'

interface AddressRow {
  readonly accountId: number | null
  readonly folded: string
}

/** The key by which limits count an account. */
export const accountKey = (accountId: number): string => `account:${accountId}`

/**
 * The key by which limits count an address: that of its account, else the hashed address, since limits never
 * store addresses in plain text. The database decides which spellings are the same address, because it also
 * finds the account. JavaScript folds some letters differently, and each such spelling would have its own
 * counter.
 */
export async function addressKey(queries: Queries, email: string): Promise<string> {
  const { accountId, folded } = await queries.one<AddressRow>(
    sql`select (select id from account where lower(email) = lower(${email})) as account_id, lower(${email}) as folded`,
  )
  return accountId === null ? hashOf(folded).toString('base64url') : accountKey(accountId)
}
