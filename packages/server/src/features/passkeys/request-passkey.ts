import type { PasskeyQuestion } from '@olympus/contract/passkeys'
import type { Ports } from '../ports.ts'
import { readKnownCredentials } from './known-credentials.ts'
import {
  challengeTimeoutMs,
  type ChallengePurpose,
  storeChallenge,
  newChallenge,
} from './passkey-challenge.ts'

/** Creates a challenge for the passkeys of an account; without an account, for any passkey of this site. */
export async function requestPasskey(
  { database, random, relyingParty }: Pick<Ports, 'database' | 'random' | 'relyingParty'>,
  purpose: ChallengePurpose,
  accountId: number | null,
): Promise<PasskeyQuestion> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
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
