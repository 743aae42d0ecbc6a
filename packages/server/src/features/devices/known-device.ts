import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import type { Client } from '../../http/handlers.ts'
import { createDatabaseLimiter } from '../../limits/database-limiter.ts'
import type { Random } from '../../random.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'
import type { Ports } from '../ports.ts'
import { knownSecretOf } from './device-cookie.ts'
import { newDeviceMailLimit } from './new-device-mail-limit.ts'

interface SeenDevice {
  readonly accountId: number
  /** The secret that the device sent. */
  readonly shownSecret: string | null
  /** The client chose and stores the secret itself. */
  readonly isOwnSecret: boolean
}

interface RecordedDevice {
  readonly secret: string
  /** The account has known devices, but not this one. */
  readonly isNewDevice: boolean
}

/** Adds a placeholder device, so that the next login counts as a new device and is mailed, however soon. */
async function ensureOneDevice(transaction: Transaction, random: Random, accountId: number): Promise<void> {
  await transaction.execute(
    sql`insert into known_device (account_id, secret_hash)
        select ${accountId}::bigint, ${hashOf(newSecret(random))}::bytea
        where not exists (select from known_device where account_id = ${accountId})`,
  )
  await createDatabaseLimiter(transaction).lift(newDeviceMailLimit(accountId))
}

/** Forgets all known devices of an account. */
export async function forgetDevices(
  transaction: Transaction,
  random: Random,
  accountId: number,
): Promise<void> {
  await transaction.execute(sql`delete from known_device where account_id = ${accountId}`)
  await ensureOneDevice(transaction, random, accountId)
}

/** Forgets one known device of an account. */
export async function forgetDevice(
  transaction: Transaction,
  random: Random,
  { accountId, deviceHash }: { readonly accountId: number; readonly deviceHash: string },
): Promise<void> {
  await transaction.execute(
    sql`delete from known_device where account_id = ${accountId} and secret_hash = decode(${deviceHash}, 'hex')`,
  )
  await ensureOneDevice(transaction, random, accountId)
}

/** The secret of the client if the account knows it. */
export async function readKnownSecret(
  { database, publicUrl }: Pick<Ports, 'database' | 'publicUrl'>,
  accountId: number,
  client: Client,
): Promise<string | null> {
  const secret = knownSecretOf(client, publicUrl)
  if (secret === null) return null
  const device = await database.maybeOne(
    sql`select from known_device where account_id = ${accountId} and secret_hash = ${hashOf(secret)}`,
  )
  return device ? secret : null
}

/** Whether this server issued the secret. A foreign one could have been planted. */
async function isIssued(queries: Queries, secret: string): Promise<boolean> {
  const { isIssued } = await queries.one<{ isIssued: boolean }>(
    sql`select exists (select from known_device where secret_hash = ${hashOf(secret)}) as is_issued`,
  )
  return isIssued
}

/** Records the device of a login. A device has one secret for all accounts that are used on it. */
export async function recordDevice(
  transaction: Transaction,
  random: Random,
  { accountId, shownSecret, isOwnSecret }: SeenDevice,
): Promise<RecordedDevice> {
  const isKept = shownSecret !== null && (isOwnSecret || (await isIssued(transaction, shownSecret)))
  const secret = isKept ? shownSecret : newSecret(random)
  const { isFirst } = await transaction.one<{ isFirst: boolean }>(
    sql`select not exists (select from known_device where account_id = ${accountId}) as is_first`,
  )
  const { isNew } = await transaction.one<{ isNew: boolean }>(
    sql`insert into known_device (account_id, secret_hash) values (${accountId}, ${hashOf(secret)})
        on conflict (account_id, secret_hash) do update set last_seen_at = now()
        returning xmax = 0 as is_new`,
  )
  return { secret, isNewDevice: isNew && !isFirst }
}
