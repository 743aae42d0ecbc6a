import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

/**
 * Reserves a username for 30 days, the time that an account may wait for its activation. False if it is
 * taken. Only one concurrent caller gets it, even if no account is created.
 */
export async function reserveUsername(transaction: Transaction, username: string): Promise<boolean> {
  const reserved = await transaction.execute(
    sql`insert into username_reservation (username, expires_at)
        values (lower(${username}), now() + interval '30 days')
        on conflict (username) do update set expires_at = excluded.expires_at
          where username_reservation.expires_at <= now()`,
  )
  if (reserved === 0) return false
  const taken = await transaction.maybeOne(
    sql`select from account where lower(username) = lower(${username})`,
  )
  return !taken
}

/** Ends the reservation of a name that now belongs to an account. */
export const endReservation = (transaction: Transaction, username: string): Promise<number> =>
  transaction.execute(sql`delete from username_reservation where username = lower(${username})`)
