import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { hashOf } from '../../secrets/token-secrets.ts'

/** The key by which limits count an account. */
export const accountKey = (accountId: number): string => `account:${accountId}`

/**
 * The key by which limits count a mailbox, hashed, since limits never store addresses in plain text. The
 * database decides which spellings are the same address, because it also finds the account. JavaScript folds
 * some letters differently, and each such spelling would have its own counter.
 */
export async function mailboxKey(queries: Queries, email: string): Promise<string> {
  const { folded } = await queries.one<{ folded: string }>(sql`select lower(${email}::text) as folded`)
  return hashOf(folded).toString('base64url')
}

/** The key by which limits count the account of an address, or the mailbox if there is none. */
export async function addressKey(queries: Queries, email: string): Promise<string> {
  const mailbox = await mailboxKey(queries, email)
  const account = await queries.maybeOne<{ id: number }>(
    sql`select id from account where lower(email) = lower(${email})`,
  )
  return account ? accountKey(account.id) : mailbox
}
