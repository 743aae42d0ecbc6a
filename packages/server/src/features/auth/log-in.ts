import sql from 'sql-template-tag'
import type { Database, Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { countHit, forgiveHit } from '../../http/rate-limit.ts'
import type { Random } from '../../random.ts'
import type { AccessTokens } from './access-token.ts'
import { verifyPassword } from './password-hash.ts'
import { hashOf, isSecret, newSecret } from './secret.ts'
import type { SessionTokens } from './session-tokens.ts'
import { startSession } from './start-session.ts'

interface LogInContext {
  readonly database: Database
  readonly random: Random
  readonly accessTokens: AccessTokens
}

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Secret that a client without cookies binds the session with. */
  readonly deviceSecret: string | null
  /** Secret of an earlier session on this device. */
  readonly earlierSecret: string | null
  readonly address: string
  readonly network: string
  readonly userAgent: string
}

interface Account {
  readonly id: number
  readonly passwordHash: string
  readonly isActivated: boolean
  readonly isBanned: boolean
}

type Refusal = Failure<
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHORIZED_BANNED_ACCOUNT'
  | 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'
  | 'UNKNOWN_CREDENTIALS'
>

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
 * Starts a session for the right e-mail and password. Whether the account is banned or not activated is told to nobody but the one
 * who knows its password. Throws Failure SERVICE_UNAVAILABLE when too many passwords are being checked.
 */
export async function logIn(
  { database, random, accessTokens }: LogInContext,
  credentials: Credentials,
): Promise<(SessionTokens & { readonly bindSecret: string }) | Refusal> {
  const account = await database.maybeOne<Account>(
    sql`select id, password_hash, activated_at is not null as is_activated,
          banned_at is not null and coalesce(banned_until > now(), true) as is_banned
        from account where lower(email) = lower(${credentials.email})`,
  )
  const { refused } = await limitRefusal(database, account, credentials)
  if (refused) return refused
  const isRight = await verifyPassword(account?.passwordHash, credentials.password)
  if (!account || !isRight) return new Failure('UNKNOWN_CREDENTIALS')
  const { address, userAgent } = credentials
  // A browser gets a secret of its own each time: one that was there before could have been planted.
  const bindSecret = credentials.deviceSecret ?? newSecret(random)
  const started = await database.transaction(async (transaction) => {
    await forgive(transaction, credentials)
    if (account.isBanned) return { refusal: 'UNAUTHORIZED_BANNED_ACCOUNT' as const }
    if (!account.isActivated) return { refusal: 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT' as const }
    return startSession(transaction, random, { accountId: account.id, bindSecret, address, userAgent })
  })
  if ('refusal' in started) return new Failure(started.refusal)
  const token = await accessTokens.sign(started.claims)
  return { token, refreshToken: started.refreshToken, isKept: false, bindSecret }
}
