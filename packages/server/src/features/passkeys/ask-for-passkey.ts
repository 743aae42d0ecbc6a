import type { PasskeyQuestion } from '@olympus/contract/passkeys'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Database } from '../../database/database.ts'
import type { Random } from '../../random.ts'
import { knownCredentials } from './known-credentials.ts'
import {
  challengeTimeoutMs,
  type ChallengePurpose,
  keepChallenge,
  newChallenge,
} from './passkey-challenge.ts'
import type { RelyingParty } from './relying-party.ts'

interface Context {
  readonly database: Database
  readonly random: Random
  readonly relyingParty: RelyingParty
}

/** Asks for a signature: of one of an account's passkeys, or, without an account, of any that the device has for this site. */
export async function askForPasskey(
  { database, random, relyingParty }: Context,
  purpose: ChallengePurpose,
  accountId: number | null,
): Promise<PasskeyQuestion> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: newChallenge(random),
    userVerification: 'required',
    timeout: challengeTimeoutMs,
    ...(accountId !== null && { allowCredentials: await knownCredentials(database, accountId) }),
  })
  const { challenge } = options
  const challengeId = await keepChallenge(database, random, { ...purpose, challenge })
  return { challengeId, options: { ...options } }
}
