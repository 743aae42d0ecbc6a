import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../database/database.ts'

interface Check {
  /** What is wrong with a row that the statement finds. */
  readonly problem: (id: string) => string
  /** Selects `id` of what is wrong. */
  readonly statement: Sql
}

/** A purge forgets the deliveries of an account. */
const isPurged = sql`account.deleted_at is not null`

const checks: readonly Check[] = [
  {
    problem: (id) => `BOOK account ${id}: its entries do not add up to its balances`,
    statement: sql`
      select account_id as id
      from wheel_account
      left join (
        select account_id, sum(amount) filter (where currency = 'ticket') as tickets,
          sum(amount) filter (where currency = 'token') as tokens
        from wheel_entry group by account_id
      ) as entered using (account_id)
      where coalesce(entered.tickets, 0) <> wheel_account.tickets or coalesce(entered.tokens, 0) <> wheel_account.tokens
      union select account_id from wheel_entry
        where not exists (select from wheel_account where wheel_account.account_id = wheel_entry.account_id)`,
  },
  {
    problem: (id) => `BOOK account ${id}: its entries do not run on from one another`,
    statement: sql`
      select distinct account_id as id
      from (
        select account_id, balance_after,
          sum(amount) over (partition by account_id, currency order by id) as total
        from wheel_entry
      ) as running
      where balance_after <> total`,
  },
  {
    problem: (id) => `SPINS of account ${id}: their numbers have gaps, or their count differs`,
    statement: sql`
      select wheel_account.account_id as id
      from wheel_account
      left join (
        select account_id, count(*) as counted, max(spin_no) as last, count(*) filter (where set = 'jackpot') as jackpots
        from wheel_spin group by account_id
      ) as spun using (account_id)
      where coalesce(counted, 0) <> spins or coalesce(last, 0) <> spins or coalesce(jackpots, 0) <> spins / 30
      union select account_id from wheel_spin
        where not exists (select from wheel_account where wheel_account.account_id = wheel_spin.account_id)`,
  },
  {
    problem: (id) => `SPIN ${id}: it did not take one ticket and add one token`,
    statement: sql`
      select spin.id
      from wheel_spin as spin
      left join wheel_entry as entry on entry.kind = 'spin' and entry.reference = 'spin:' || spin.id
        and entry.account_id = spin.account_id
      group by spin.id
      having count(*) filter (where currency = 'ticket' and amount = -1) <> 1
        or count(*) filter (where currency = 'token' and amount = 1) <> 1 or count(*) <> 2`,
  },
  {
    problem: (id) => `ENTRY ${id}: there is no such spin`,
    statement: sql`
      select entry.id from wheel_entry as entry
      where kind in ('spin', 'reward')
        and not exists (select from wheel_spin where 'spin:' || wheel_spin.id = entry.reference)`,
  },
  {
    problem: (id) => `SPIN ${id}: its reward was not granted once`,
    statement: sql`
      select spin.id
      from wheel_spin as spin
      join account on account.id = spin.account_id
      join wheel_reward as reward using (table_version, set, row_index)
      left join wheel_entry as entry
        on entry.kind = 'reward' and entry.currency = 'ticket' and entry.reference = 'spin:' || spin.id
      left join ledger_transaction as posted on posted.id = spin.ledger_transaction_id
      where (delivery_id is not null) <> (reward.item_id is not null and not ${isPurged})
        or (spin.ledger_transaction_id is not null) <> (reward.coins is not null)
        or (posted.id is not null and (posted.kind, posted.reference) <> ('wheel-reward', 'spin:' || spin.id))
        or coalesce(entry.amount, 0) <> coalesce(reward.tickets, 0)`,
  },
  {
    problem: (id) => `LOG entry ${id}: no spin or seed belongs to it`,
    statement: sql`
      select id from wheel_leaf
      where not exists (select from wheel_spin where kind = 'spin' and leaf_id = wheel_leaf.id)
        and not exists (select from wheel_seed where kind = 'seed' and leaf_id = wheel_leaf.id)
        and not exists (select from wheel_seed where kind = 'void' and void_leaf_id = wheel_leaf.id)`,
  },
  {
    problem: (id) => `COUNT ${id}: it is not the number of spins in the log`,
    statement: sql`
      select concat_ws(' ', table_version, set, row_index) as id
      from (select table_version, set, row_index, sum(spins) as counted from wheel_count group by 1, 2, 3) as known
      full join (
        select table_version, set, row_index, count(*) as placed
        from wheel_spin join wheel_leaf on wheel_leaf.id = leaf_id where position is not null group by 1, 2, 3
      ) as found using (table_version, set, row_index)
      where counted is distinct from placed`,
  },
  {
    problem: (id) => `LOG checkpoint ${id}: it counts other spins than there are`,
    statement: sql`
      select size as id from (select size, spins from wheel_checkpoint order by size desc limit 1) as latest
      where spins <> (select count(*) from wheel_leaf where kind = 'spin' and position < size)`,
  },
]

const listedProblems = 20

/** Compares the entries, spins, rewards and counts of all accounts with one another. */
export async function verifyBook(database: Database): Promise<string[]> {
  const problems: string[] = []
  for (const { problem, statement } of checks) {
    const wrong = await database.transaction(
      async (transaction) => {
        // All of them at once may take longer than a request.
        await transaction.script(`set local statement_timeout = '300s'`)
        return transaction.query<{ id: number | string }>(statement)
      },
      { isRepeatable: true },
    )
    problems.push(...wrong.slice(0, listedProblems).map(({ id }) => problem(String(id))))
    if (wrong.length > listedProblems) problems.push(`  and ${wrong.length - listedProblems} more`)
  }
  return problems
}
