import type { PasskeyQuestion } from '@olympus/contract/passkeys'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Database } from '../../database/database.ts'
import type { Random } from '../../random.ts'
import { readKnownCredentials } from './known-credentials.ts'
import {
  challengeTimeoutMs,
  type ChallengePurpose,
  storeChallenge,
  newChallenge,
} from './passkey-challenge.ts'
import type { RelyingParty } from './relying-party.ts'

interface AskContext {
  readonly database: Database
  readonly random: Random
  readonly relyingParty: RelyingParty
}

/** Creates a challenge for the passkeys of an account; without an account, for any passkey of this site. */
export async function requestPasskey(
  { database, random, relyingParty }: AskContext,
  purpose: ChallengePurpose,
  accountId: number | null,
): Promise<PasskeyQuestion> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: newChallenge(random),
    userVerification: 'required',
    timeout: challengeTimeoutMs,
    ...(accountId !== null && { allowCredentials: await readKnownCredentials(database, accountId) }),
  })
  const { challenge } = options
  const challengeId = await storeChallenge(database, random, { ...purpose, challenge })
  return { challengeId, options: { ...options } }
}
