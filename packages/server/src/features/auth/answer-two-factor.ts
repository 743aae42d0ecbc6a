import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import { forgiveOnError } from '../../limits/forgive-on-error.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import type { Ports } from '../ports.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { checkSecondFactor } from '../two-factor/check-second-factor.ts'
import { secondFactorLimit } from '../two-factor/second-factor-limit.ts'
import { openSession, type OpenSessionPorts } from './open-session.ts'

const triesPerChallenge = 5

interface TwoFactorAnswer {
  readonly challenge: string
  readonly code: string
  readonly client: Client
  readonly reply: ReplyHeaders
}

interface LoggedIn {
  readonly token: string
  readonly refreshToken: string
  readonly backupCodesLeft: number | null
}

type TwoFactorRefusal = Failure<
  '2FA_CODE_INVALID' | 'SESSION_HANDLE_ERROR' | 'TOO_MANY_REQUESTS' | 'UNAUTHORIZED_BANNED_ACCOUNT'
>

/** Gives the try back to the challenge if the check throws. */
async function withTryReturned<Verdict>(
  database: Database,
  challengeHash: Buffer,
  check: () => Promise<Verdict>,
) {
  try {
    return await check()
  } catch (error) {
    await Promise.allSettled([
      database.execute(
        sql`update log_in_challenge set tries = tries - 1 where challenge_hash = ${challengeHash} and tries > 0`,
      ),
    ])
    throw error
  }
}

/** Completes a login with the second factor. A challenge allows five tries and one session. */
export async function answerTwoFactor(
  ports: OpenSessionPorts & Pick<Ports, 'limiter' | 'secretBox'>,
  { challenge, code, client, reply }: TwoFactorAnswer,
): Promise<LoggedIn | TwoFactorRefusal> {
  const { database, limiter } = ports
  const challengeHash = hashOf(challenge)
  // Counts the try before it checks the code, so that parallel guesses cannot bypass the limit.
  const tried = await database.maybeOne<{ accountId: number }>(
    sql`update log_in_challenge set tries = tries + 1
        where challenge_hash = ${challengeHash} and used_at is null and expires_at > now() and tries < ${triesPerChallenge}
        returning account_id`,
  )
  if (!tried) return new Failure('SESSION_HANDLE_ERROR')
  const { accountId } = tried
  const limit = secondFactorLimit(accountId)
  const limited = await limiter.hit(limit)
  if (limited) return limited
  const checked = await forgiveOnError(limiter, [limit], () =>
    withTryReturned(database, challengeHash, () => checkSecondFactor(ports, { accountId, code, client })),
  )
  if (checked instanceof Failure) return checked
  if (!checked) {
    await recordSecurityEvent(database, { accountId, kind: 'log-in-failed', client })
    return new Failure('2FA_CODE_INVALID')
  }
  await limiter.forgive(limit)
  const opened = await openSession(ports, {
    accountId,
    // A password change deletes its challenges.
    isStillProven: async (queries) =>
      (await queries.execute(
        sql`update log_in_challenge set used_at = now() where challenge_hash = ${challengeHash} and used_at is null`,
      )) === 1,
    client,
    reply,
    locale: undefined,
  })
  if (!(opened instanceof Failure))
    return { ...opened, backupCodesLeft: checked.kind === 'backup-code' ? checked.backupCodesLeft : null }
  const { key, details } = opened
  // Cannot happen in practice: an active account stays active.
  return new Failure(key === 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT' ? 'SESSION_HANDLE_ERROR' : key, details)
}
