import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

/**
 * Keeps a name from everybody else for as long as an account would that waits for its activation. False: it is taken. Of several who
 * ask at the same time one gets it, whether or not an account comes of it.
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

/** Of a name that is now an account's own. */
export const endReservation = (transaction: Transaction, username: string): Promise<number> =>
  transaction.execute(sql`delete from username_reservation where username = lower(${username})`)
