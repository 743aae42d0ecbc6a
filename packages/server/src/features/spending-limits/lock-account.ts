import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

/** Locks an account, so purchases and changes of its limits run one after another. */
export async function lockAccount(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.one(sql`select id from account where id = ${accountId} for no key update`)
}
