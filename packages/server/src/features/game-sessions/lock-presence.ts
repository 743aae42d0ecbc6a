import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

/**
 * Lets only one transaction at a time decide by the presence of an account: until it ends, no character
 * of the account enters the game. Purchases and other acts of the player do not wait.
 */
export async function lockPresence(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.query(sql`select from account where id = ${accountId} for no key update`)
}
