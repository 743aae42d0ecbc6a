import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { activationLifetime } from './activation-link.ts'
import { isMereRegistration, removeRegistrations, type StaleRegistration } from './remove-registrations.ts'

interface Holder extends StaleRegistration {
  readonly isStale: boolean
}

/**
 * Reserves a username for as long as an activation link is valid. False if it is taken. A registration that
 * was not activated in that time keeps no name, even if its link was sent again: it is deleted. Only one
 * concurrent caller gets the name, even if no account is created.
 */
export async function reserveUsername(transaction: Transaction, username: string): Promise<boolean> {
  const reserved = await transaction.execute(
    sql`insert into username_reservation (username, expires_at)
        values (lower(${username}), now() + ${activationLifetime}::interval)
        on conflict (username) do update set expires_at = excluded.expires_at
          where username_reservation.expires_at <= now()`,
  )
  if (reserved === 0) return false
  const holder = await transaction.maybeOne<Holder>(
    sql`select id, email,
          ${isMereRegistration} and created_at <= now() - ${activationLifetime}::interval as is_stale
        from account where lower(username) = lower(${username}) for update`,
  )
  if (holder?.isStale) await removeRegistrations(transaction, [holder])
  return !holder || holder.isStale
}

/** Ends the reservation of a name that now belongs to an account. */
export const endReservation = (transaction: Transaction, username: string): Promise<number> =>
  transaction.execute(sql`delete from username_reservation where username = lower(${username})`)
