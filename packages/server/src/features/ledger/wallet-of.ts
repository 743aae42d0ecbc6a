import sql from 'sql-template-tag'

import type { Queries } from '../../database/database.ts'
import type { PlayerWallet } from './ledger-rules.ts'

/** Reads the balance and the debt of an account, in Olympus Coins. */
export async function walletOf(
  queries: Queries,
  accountId: number,
): Promise<Omit<PlayerWallet, 'accountId'>> {
  return queries.one<Omit<PlayerWallet, 'accountId'>>(sql`
    select coalesce(sum(balance_coins) filter (where name like 'player:%'), 0)::bigint as balance_coins,
      coalesce(-sum(balance_coins) filter (where name like 'debt:%'), 0)::bigint as debt_coins
    from ledger_account where account_id = ${accountId}`)
}
