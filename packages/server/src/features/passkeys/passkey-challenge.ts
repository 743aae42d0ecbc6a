import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Random } from '../../random.ts'

const challengeBytes = 32
const challengeSeconds = 5 * 60

/** How long a device waits for its player: as long as the challenge is valid. */
export const challengeTimeoutMs: number = challengeSeconds * 1000

/** The purpose of a challenge and the session that requested it. Only a login has no session. */
export type ChallengePurpose =
  | { readonly purpose: 'log-in'; readonly sessionId: null }
  | { readonly purpose: 'registration' | 'step-up'; readonly sessionId: string }

export const newChallenge = (random: Random): Uint8Array<ArrayBuffer> =>
  new Uint8Array(random.bytes(challengeBytes))

/** Stores a challenge in base64url, as it was sent. Resolves with its id. */
export async function storeChallenge(
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

/** Deletes and returns a challenge. Only one concurrent caller gets it; null if it is unknown or expired. */
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
