import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'

export interface LedgerSize {
  readonly accounts: number
  readonly entries: number
}

export const coinsPerCredit = 100

/**
 * Fills an empty database. Credits the accounts in turn, which scatters the entries of each as in
 * production. Disables triggers meanwhile; the ledger check afterwards replaces them.
 */
export async function loadLedger(database: Database, { accounts, entries }: LedgerSize): Promise<void> {
  const transactions = Math.floor(entries / 2)
  await database.transaction(async (transaction) => {
    await transaction.script('set local statement_timeout = 0; set local session_replication_role = replica')
    await transaction.execute(sql`
      insert into account (id, username, email, password_hash, locale, activated_at) overriding system value
      select number, 'bench_' || number, 'bench_' || number || '@example.com', 'none', 'en', now()
      from generate_series(1, ${accounts}::bigint) as number`)
    await transaction.execute(sql`
      insert into ledger_account (name, account_id, balance_coins)
      select 'player:' || number, number,
        ${coinsPerCredit}::bigint * ((${transactions}::bigint - number) / ${accounts}::bigint + 1)
      from generate_series(1, ${accounts}::bigint) as number`)
    await transaction.execute(sql`
      insert into ledger_transaction (id, kind, reference, created_at) overriding system value
      select number, 'demo-opening', 'bench:' || number, now() - interval '1 second' * (${transactions}::bigint - number)
      from generate_series(1, ${transactions}::bigint) as number`)
    await transaction.execute(sql`
      insert into ledger_entry (id, transaction_id, ledger_account_id, coins, balance_after_coins) overriding system value
      select 2 * number - 1, number, house.id, -${coinsPerCredit}::bigint, null
      from generate_series(1, ${transactions}::bigint) as number, ledger_account as house where house.name = 'house:demo'`)
    await transaction.execute(sql`
      insert into ledger_entry (id, transaction_id, ledger_account_id, coins, balance_after_coins) overriding system value
      select 2 * number, number, player.id, ${coinsPerCredit}::bigint,
        ${coinsPerCredit}::bigint * ((number - 1) / ${accounts}::bigint + 1)
      from generate_series(1, ${transactions}::bigint) as number
      join ledger_account as player on player.account_id = (number - 1) % ${accounts}::bigint + 1`)
    await transaction.script(`
      select setval(pg_get_serial_sequence('ledger_transaction', 'id'), max(id)) from ledger_transaction;
      select setval(pg_get_serial_sequence('ledger_entry', 'id'), max(id)) from ledger_entry;
      analyze`)
  })
}
