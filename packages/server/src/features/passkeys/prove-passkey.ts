import type { PasskeyCredential } from '@olympus/contract/passkeys'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import { type ChallengePurpose, takeChallenge } from './passkey-challenge.ts'
import { userHandleTextOf } from './user-handle.ts'
import { type StoredPasskey, verifyAssertion } from './verify-assertion.ts'

interface PasskeyProof {
  readonly purpose: ChallengePurpose
  /** The account that must own the passkey; null: any account. */
  readonly accountId: number | null
  readonly challengeId: string
  readonly credential: PasskeyCredential
}

interface OwnedPasskey extends StoredPasskey {
  readonly id: number
  readonly accountId: number
}

/** Verifies a signed challenge and resolves with the passkey's owner. A wrong signature spends it, too. */
export async function provePasskey(
  { database, relyingParty, log }: Pick<Ports, 'database' | 'log' | 'relyingParty'>,
  { purpose, accountId, challengeId, credential }: PasskeyProof,
): Promise<{ readonly accountId: number } | Failure<'PASSKEY_INVALID' | 'PASSKEY_UNKNOWN'>> {
  const refusal = new Failure('PASSKEY_INVALID')
  const challenge = await takeChallenge(database, { ...purpose, challengeId })
  if (!challenge) return refusal
  const passkey = await database.maybeOne<OwnedPasskey>(
    sql`select id, account_id, credential_id, public_key, counter
        from passkey where credential_id = ${credential.id}`,
  )
  // Its ID is random, so that no account has it reveals nothing.
  if (!passkey) return new Failure('PASSKEY_UNKNOWN')
  if (accountId !== null && passkey.accountId !== accountId) return refusal
  const verified = await verifyAssertion(credential, {
    challenge,
    relyingParty,
    passkey,
    userHandle: userHandleTextOf(passkey.accountId),
    needsUserHandle: accountId === null,
  }).catch((error: unknown) => {
    log.info({ err: error }, 'passkey refused')
    return null
  })
  if (!verified) return refusal
  const { counter, isSynced } = verified
  // A used counter that does not grow reveals a copied passkey. A passkey removed meanwhile is refused, too.
  const used = await database.execute(
    sql`update passkey set counter = ${counter}, is_synced = ${isSynced}, last_used_at = now()
        where id = ${passkey.id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`,
  )
  return used === 1 ? { accountId: passkey.accountId } : refusal
}
