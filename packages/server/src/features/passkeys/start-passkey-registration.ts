import { limits } from '@olympus/contract/limits'
import type { PasskeyQuestion } from '@olympus/contract/passkeys'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { readKnownCredentials } from './known-credentials.ts'
import { passkeyAlgorithms } from './passkey-algorithms.ts'
import { challengeTimeoutMs, storeChallenge, newChallenge } from './passkey-challenge.ts'
import { userHandleOf } from './user-handle.ts'

/** Creates WebAuthn options for a discoverable passkey with user verification. */
export async function startPasskeyRegistration(
  { database, random, relyingParty }: Pick<Ports, 'database' | 'random' | 'relyingParty'>,
  { accountId, sessionId }: Pick<Actor, 'accountId' | 'sessionId'>,
): Promise<PasskeyQuestion | Failure<'PASSKEY_LIMIT_REACHED'>> {
  const { username } = await database.one<{ username: string }>(
    sql`select username from account where id = ${accountId}`,
  )
  const known = await readKnownCredentials(database, accountId)
  if (known.length >= limits.passkeysMax) return new Failure('PASSKEY_LIMIT_REACHED')
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userID: userHandleOf(accountId),
    userName: username,
    userDisplayName: username,
    challenge: newChallenge(random),
    timeout: challengeTimeoutMs,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  })
  const { challenge } = options
  const challengeId = await storeChallenge(database, random, {
    purpose: 'registration',
    sessionId,
    challenge,
  })
  return { challengeId, options: { ...options } }
}
