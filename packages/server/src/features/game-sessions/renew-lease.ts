import { bridgeLimits } from '@olympus/contract/bridge/limits'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { publishPresence } from './publish-presence.ts'

/** When a lease that is given now ends. */
export const leaseFromNow = sql`now() + make_interval(secs => ${bridgeLimits.presenceLeaseSeconds})`

/** Notifies the accounts in the game on a boot: their presence was unknown, or becomes so. */
export async function publishPresenceOfBoots(
  transaction: Transaction,
  bootIds: readonly string[],
): Promise<void> {
  const present = await transaction.query<{ accountId: number }>(sql`
    select account_id from game_session where boot_id = any(${[...bootIds]}::uuid[]) and state = 'online'`)
  await publishPresence(
    transaction,
    present.map(({ accountId }) => accountId),
  )
}

/**
 * Gives a boot its first lease, or a new one after it has lapsed: a game server that starts a session is
 * alive. A running lease is left alone, so that sessions which start at once do not wait for each other.
 */
export async function startLease(transaction: Transaction, bootId: string): Promise<Date> {
  const started = await transaction.maybeOne<{ leaseUntil: Date }>(sql`
    update game_boot set lease_until = ${leaseFromNow}, is_lapse_noticed = false
    where boot_id = ${bootId} and coalesce(lease_until <= now(), true)
    returning lease_until`)
  if (started) await publishPresenceOfBoots(transaction, [bootId])
  return (
    started ??
    (await transaction.one<{ leaseUntil: Date }>(sql`
      select lease_until from game_boot where boot_id = ${bootId}`))
  ).leaseUntil
}
