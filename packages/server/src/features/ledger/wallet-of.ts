import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { PlayerWallet } from './ledger-rules.ts'

/** The balance and the debt of an account, in Olympus Coins, as part of another statement. */
export const selectWallet = (accountId: Sql | number): Sql => sql`
  select coalesce((select balance_coins from ledger_account where name = 'player:' || ${accountId}::bigint), 0) as balance_coins,
    coalesce((select -balance_coins from ledger_account where name = 'debt:' || ${accountId}::bigint), 0) as debt_coins`

export const walletOf = (queries: Queries, accountId: number): Promise<Omit<PlayerWallet, 'accountId'>> =>
  queries.one<Omit<PlayerWallet, 'accountId'>>(selectWallet(accountId))
