import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import type { Random } from '../../random.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'

interface Meeting {
  readonly accountId: number
  /** What the device shows to be known again. */
  readonly shownSecret: string | null
  /** The device chose the secret itself and keeps it. */
  readonly isOwnSecret: boolean
}

interface Met {
  readonly secret: string
  /** The account was used before, but never from this device. */
  readonly isNews: boolean
}

/** Beside a device that nobody has the next one is new, and its log-in is told of. */
const keepOneDevice = (transaction: Transaction, random: Random, accountId: number): Promise<number> =>
  transaction.execute(
    sql`insert into known_device (account_id, secret_hash)
        select ${accountId}::bigint, ${hashOf(newSecret(random))}::bytea
        where not exists (select from known_device where account_id = ${accountId})`,
  )

/** Makes every device of an account new to it. */
export async function forgetDevices(
  transaction: Transaction,
  random: Random,
  accountId: number,
): Promise<void> {
  await transaction.execute(sql`delete from known_device where account_id = ${accountId}`)
  await keepOneDevice(transaction, random, accountId)
}

/** Makes one device new to an account. */
export async function forgetDevice(
  transaction: Transaction,
  random: Random,
  { accountId, deviceHash }: { readonly accountId: number; readonly deviceHash: string },
): Promise<void> {
  await transaction.execute(
    sql`delete from known_device where account_id = ${accountId} and secret_hash = decode(${deviceHash}, 'hex')`,
  )
  await keepOneDevice(transaction, random, accountId)
}

/** Only a secret that was given out here is taken again: another one could have been planted. */
async function isIssued(queries: Queries, secret: string): Promise<boolean> {
  const { isIssued } = await queries.one<{ isIssued: boolean }>(
    sql`select exists (select from known_device where secret_hash = ${hashOf(secret)}) as is_issued`,
  )
  return isIssued
}

/** Notes from which device a log-in came. A device has one secret for all accounts that are used on it. */
export async function meetDevice(
  transaction: Transaction,
  random: Random,
  { accountId, shownSecret, isOwnSecret }: Meeting,
): Promise<Met> {
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
  return { secret, isNews: isNew && !isFirst }
}
