import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

/** Makes purchases of an account, and changes of its limits, wait for each other. */
export async function lockAccount(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.one(sql`select id from account where id = ${accountId} for no key update`)
}
