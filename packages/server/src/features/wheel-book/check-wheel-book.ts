import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { batchRows, inBatch } from '../ledger/in-batches.ts'

/** An account whose tickets, tokens or spins are not what its entries add up to. */
interface WrongBalance {
  readonly accountId: number
  readonly tickets: number
  readonly enteredTickets: number
  readonly tokens: number
  readonly enteredTokens: number
}

/** Compares all wheel accounts with their entries, some at a time. */
export async function findWrongBalances(database: Database): Promise<WrongBalance[]> {
  const wrong: WrongBalance[] = []
  for (let after: number | null = 0; after !== null;) {
    const from: number = after
    const { last, found } = await inBatch(database, (transaction) =>
      transaction.one<{ last: number | null; found: WrongBalance[] }>(sql`
        with batch as (
          select account_id, tickets, tokens from wheel_account where account_id > ${from}
          order by account_id limit ${batchRows}
        ), compared as (
          select batch.account_id, tickets, tokens,
            coalesce(sum(amount) filter (where currency = 'ticket'), 0)::bigint as entered_tickets,
            coalesce(sum(amount) filter (where currency = 'token'), 0)::bigint as entered_tokens
          from batch left join wheel_entry on wheel_entry.account_id = batch.account_id
          group by batch.account_id, tickets, tokens
        )
        select (select max(account_id) from batch) as last, coalesce(jsonb_agg(jsonb_build_object(
          'accountId', account_id, 'tickets', tickets, 'enteredTickets', entered_tickets,
          'tokens', tokens, 'enteredTokens', entered_tokens
        ) order by account_id), '[]') as found
        from compared where tickets <> entered_tickets or tokens <> entered_tokens`),
    )
    wrong.push(...found)
    after = last
  }
  return wrong
}

/** Checks the book of the wheel if no process has in the last day, and logs an error for what is wrong. */
export async function checkWheelBookInTurn(database: Database, log: Log): Promise<void> {
  const isOurs = await database.execute(sql`
    update wheel_state set book_check_due_at = now() + interval '1 day' where book_check_due_at <= now()`)
  if (isOurs === 0) return
  const accounts = await findWrongBalances(database)
  if (accounts.length > 0) log.error({ accounts }, 'tickets or tokens differ from their entries')
  else log.debug('the book of the wheel is sound')
}
