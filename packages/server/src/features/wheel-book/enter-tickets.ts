import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { publish } from '../live/publish.ts'

export interface TicketEntry {
  readonly accountId: number
  /** Negative takes tickets away. */
  readonly amount: number
  /** `kind` and `reference` together identify the act. An act is entered only once. */
  readonly kind: 'coupon' | 'exchange' | 'game-award' | 'operator' | 'reward' | 'demo-opening'
  readonly reference: string
  /** For a game award. */
  readonly characterId?: number
  /** Only the demo world sets this, to build its history. */
  readonly happenedAt?: Date
}

/**
 * Gives tickets to an account, or takes some away, and notifies its open pages. Locks the wheel account.
 * Resolves with the new number of tickets. Returns NO_TICKETS if it would fall below 0. Throws an error for
 * an act that is already entered.
 */
export async function enterTickets(
  transaction: Transaction,
  { accountId, amount, kind, reference, characterId, happenedAt }: TicketEntry,
): Promise<number | Failure<'NO_TICKETS'>> {
  const entered = await transaction.maybeOne<{ tickets: number }>(sql`
    with moved as (
      insert into wheel_account (account_id, tickets)
      select ${accountId}, greatest(${amount}::bigint, 0)
      where ${amount}::bigint > 0 or exists (select from wheel_account where account_id = ${accountId})
      on conflict (account_id) do update set tickets = wheel_account.tickets + ${amount}
        where wheel_account.tickets + ${amount} >= 0
      returning tickets
    )
    insert into wheel_entry (account_id, currency, amount, balance_after, kind, reference, character_id, created_at)
    select ${accountId}, 'ticket', ${amount}, tickets, ${kind}, ${reference}, ${characterId ?? null},
      coalesce(${happenedAt ?? null}::timestamptz, now())
    from moved returning balance_after as tickets`)
  if (!entered) return new Failure('NO_TICKETS')
  await publish(transaction, accountId, { kind: 'wheel-changed' })
  return entered.tickets
}

/** Enters an act that gives tickets. */
export async function giveTickets(transaction: Transaction, entry: TicketEntry): Promise<number> {
  const tickets = await enterTickets(transaction, entry)
  if (tickets instanceof Failure)
    throw new Error(`${entry.kind} ${entry.reference} takes tickets`, { cause: tickets })
  return tickets
}
