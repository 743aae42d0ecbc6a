import sql from 'sql-template-tag'

import type { Queries } from '../../database/database.ts'

/** Reads the spendable balance of an account, in Olympus Coins; 0 without a ledger account. */
export async function balanceOf(queries: Queries, accountId: number): Promise<number> {
  const row = await queries.maybeOne<{ balanceCoins: number }>(
    sql`select balance_coins from ledger_account where name = ${`player:${accountId}`}`,
  )
  return row?.balanceCoins ?? 0
}
