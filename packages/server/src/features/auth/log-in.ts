import sql from 'sql-template-tag'
import type { Database, Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { countHit, forgiveHit } from '../../http/rate-limit.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import { hashOf, isSecret } from '../../secret.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Secret of an earlier session on this device. */
  readonly earlierSecret: string | null
  readonly network: string
}

interface Account {
  readonly id: number
  readonly passwordHash: string
}

/** Failed attempts; right ones are taken back out. */
const limitsOf = ({ email, network }: Credentials) => {
  const account = hashOf(email.toLowerCase()).toString('base64url')
  return {
    network: { key: `login:${network}`, max: 100, windowSeconds: 3600 },
    here: { key: `login:${account}:${network}`, max: 10, windowSeconds: 15 * 60 },
    anywhere: { key: `login:${account}`, max: 50, windowSeconds: 24 * 3600 },
  }
}

/** A device that the account has logged in from is not locked out by what others do to the account. */
async function isKnownDevice(queries: Queries, accountId: number, secret: string | null): Promise<boolean> {
  if (!secret) return false
  const sessions = await queries.query<{ bindHash: Buffer }>(
    sql`select bind_hash from session where account_id = ${accountId} order by created_at desc limit 50`,
  )
  return sessions.some(({ bindHash }) => isSecret(secret, bindHash))
}

/** Counts the attempt before the password is looked at, so that parallel guesses cannot slip through together. */
const limitRefusal = (database: Database, account: Account | undefined, credentials: Credentials) =>
  database.transaction(async (transaction) => {
    const limits = limitsOf(credentials)
    const refused =
      (await countHit(transaction, limits.network)) ?? (await countHit(transaction, limits.here))
    const refusedAnywhere = await countHit(transaction, limits.anywhere)
    if (refused ?? !refusedAnywhere) return { refused }
    const isKnown = account && (await isKnownDevice(transaction, account.id, credentials.earlierSecret))
    return { refused: isKnown ? null : refusedAnywhere }
  })

async function forgive(queries: Queries, credentials: Credentials): Promise<void> {
  for (const { key } of Object.values(limitsOf(credentials))) await forgiveHit(queries, key)
}

/**
 * Resolves with the account of the right e-mail and password; what it says of the account, only the one who knows them is told.
 * Throws Failure SERVICE_UNAVAILABLE when too many passwords are being checked.
 */
export async function checkCredentials(
  database: Database,
  credentials: Credentials,
): Promise<{ readonly accountId: number } | Failure<'TOO_MANY_REQUESTS' | 'UNKNOWN_CREDENTIALS'>> {
  const account = await database.maybeOne<Account>(
    sql`select id, password_hash from account where lower(email) = lower(${credentials.email})`,
  )
  const { refused } = await limitRefusal(database, account, credentials)
  if (refused) return refused
  const isRight = await verifyPassword(account?.passwordHash, credentials.password)
  if (!account || !isRight) return new Failure('UNKNOWN_CREDENTIALS')
  await forgive(database, credentials)
  return { accountId: account.id }
}
