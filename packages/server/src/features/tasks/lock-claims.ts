import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

/**
 * Lets one transaction at a time give out leases in a world: each sees the leases of the others, so that two
 * tasks of one character never run on two game servers. Precedes the locks of tasks.
 */
export async function lockClaims(transaction: Transaction, worlds: readonly string[]): Promise<void> {
  for (const world of [...worlds].sort())
    await transaction.query(sql`select pg_advisory_xact_lock(hashtextextended(${`claims:${world}`}, 0))`)
}
