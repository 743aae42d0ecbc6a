import sql from 'sql-template-tag'

import type { Queries } from '../../database/database.ts'

/** What an account can spend, in Olympus Coins. */
export async function balanceOf(queries: Queries, accountId: number): Promise<number> {
  const row = await queries.maybeOne<{ balanceCoins: number }>(
    sql`select balance_coins from ledger_account where name = ${`player:${accountId}`}`,
  )
  return row?.balanceCoins ?? 0
}
