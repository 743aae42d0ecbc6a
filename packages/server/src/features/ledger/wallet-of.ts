import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { PlayerWallet } from './ledger-rules.ts'

/** The balance and the debt of an account, in Olympus Coins, as part of another statement. */
export const selectWallet = (accountId: Sql | number): Sql => sql`
  select coalesce(sum(balance_coins) filter (where name like 'player:%'), 0)::bigint as balance_coins,
    coalesce(-sum(balance_coins) filter (where name like 'debt:%'), 0)::bigint as debt_coins
  from ledger_account where account_id = ${accountId}`

export const walletOf = (queries: Queries, accountId: number): Promise<Omit<PlayerWallet, 'accountId'>> =>
  queries.one<Omit<PlayerWallet, 'accountId'>>(selectWallet(accountId))
