import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Random } from '../../random.ts'

const challengeBytes = 32
const challengeSeconds = 5 * 60

/** How long a device waits for its player, as long as the challenge is good. */
export const challengeTimeoutMs: number = challengeSeconds * 1000

/** What a signature is asked for, and by which session; only a log-in has none yet. */
export type ChallengePurpose =
  | { readonly purpose: 'log-in'; readonly sessionId: null }
  | { readonly purpose: 'registration' | 'step-up'; readonly sessionId: string }

export const newChallenge = (random: Random): Uint8Array<ArrayBuffer> =>
  new Uint8Array(random.bytes(challengeBytes))

/** Keeps a challenge as it was sent, in base64url. Resolves with the id to answer with. */
export async function keepChallenge(
  queries: Queries,
  random: Random,
  { purpose, sessionId, challenge }: ChallengePurpose & { readonly challenge: string },
): Promise<string> {
  const id = random.uuid()
  await queries.execute(
    sql`insert into passkey_challenge (id, purpose, session_id, challenge, expires_at)
        values (${id}, ${purpose}, ${sessionId}, ${challenge}, now() + make_interval(secs => ${challengeSeconds}))`,
  )
  return id
}

/** Takes a challenge, so that nobody can answer it again: of several at once one gets it. Null: there is none such. */
export async function takeChallenge(
  queries: Queries,
  { purpose, sessionId, challengeId }: ChallengePurpose & { readonly challengeId: string },
): Promise<string | null> {
  const taken = await queries.maybeOne<{ challenge: string }>(
    sql`delete from passkey_challenge
        where id = ${challengeId} and purpose = ${purpose}
          and session_id is not distinct from ${sessionId}::uuid and expires_at > now()
        returning challenge`,
  )
  return taken?.challenge ?? null
}
