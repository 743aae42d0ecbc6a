import sql, { type Sql } from 'sql-template-tag'

/** The coins of a ledger transaction that paid off a debt, as part of another statement. */
export const selectRepaidCoins = (transactionId: Sql): Sql => sql`
  select coalesce(sum(coins), 0)::bigint from ledger_entry
  join ledger_account on ledger_account.id = ledger_account_id
  where transaction_id = ${transactionId} and name like 'debt:%'`
