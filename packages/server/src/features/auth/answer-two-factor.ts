import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import { forgiveUnjudged } from '../../limits/forgive-unjudged.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { checkSecondFactor, type SecondFactorContext } from '../two-factor/check-second-factor.ts'
import { secondFactorLimit } from '../two-factor/second-factor-limit.ts'
import { openSession, type OpenSessionContext } from './open-session.ts'

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

type Refusal = Failure<
  '2FA_CODE_INVALID' | 'SESSION_HANDLE_ERROR' | 'TOO_MANY_REQUESTS' | 'UNAUTHORIZED_BANNED_ACCOUNT'
>

/** A try that could not be judged, as the act throws, is left to the challenge. */
async function judged<Verdict>(database: Database, challengeHash: Buffer, judge: () => Promise<Verdict>) {
  try {
    return await judge()
  } catch (error) {
    await Promise.allSettled([
      database.execute(
        sql`update log_in_challenge set tries = tries - 1 where challenge_hash = ${challengeHash} and tries > 0`,
      ),
    ])
    throw error
  }
}

/** Finishes a log-in that waits for the second factor. A challenge is good for a few tries and for one session. */
export async function answerTwoFactor(
  context: OpenSessionContext & SecondFactorContext,
  { challenge, code, client, reply }: TwoFactorAnswer,
): Promise<LoggedIn | Refusal> {
  const { database, limiter } = context
  const challengeHash = hashOf(challenge)
  // Counted before the code is looked at, so that parallel guesses cannot slip through together.
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
  const right = await forgiveUnjudged(limiter, [limit], () =>
    judged(database, challengeHash, () => checkSecondFactor(context, accountId, code, client)),
  )
  if (right instanceof Failure) return right
  if (!right) {
    await recordSecurityEvent(database, { accountId, kind: 'log-in-failed', client })
    return new Failure('2FA_CODE_INVALID')
  }
  await limiter.forgive(limit)
  const opened = await openSession(context, {
    accountId,
    // A changed password takes the challenges of the old one away.
    isStillProven: async (queries) =>
      (await queries.execute(
        sql`update log_in_challenge set used_at = now() where challenge_hash = ${challengeHash} and used_at is null`,
      )) === 1,
    client,
    reply,
    locale: undefined,
  })
  if (!(opened instanceof Failure))
    return { ...opened, backupCodesLeft: right.kind === 'backup-code' ? right.backupCodesLeft : null }
  const { key, details } = opened
  // Nothing makes an account wait for its activation again.
  return new Failure(key === 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT' ? 'SESSION_HANDLE_ERROR' : key, details)
}
