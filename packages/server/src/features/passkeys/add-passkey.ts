import { limits } from '@olympus/contract/limits'
import type { Passkey, PasskeyCredential } from '@olympus/contract/passkeys'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { mailAccount } from '../../mail/mail-player.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { takeChallenge } from './passkey-challenge.ts'
import { passkeyAddedLetters } from './passkey-letters.ts'
import { passkeyOf, type PasskeyRow } from './passkey-row.ts'
import { type NewPasskey, verifyRegistration } from './verify-registration.ts'

interface PasskeyAddition extends Actor {
  readonly challengeId: string
  readonly name: string
  readonly credential: PasskeyCredential
}

type AddPasskeyRefusal = Failure<'PASSKEY_INVALID' | 'PASSKEY_LIMIT_REACHED'>

async function savePasskey(
  transaction: Transaction,
  { accountId, name }: PasskeyAddition,
  { credentialId, publicKey, counter, transports, isSynced }: NewPasskey,
): Promise<PasskeyRow | AddPasskeyRefusal> {
  // Serializes concurrent additions, so that each one counts all passkeys.
  await transaction.one(sql`select id from account where id = ${accountId} for no key update`)
  const { count } = await transaction.one<{ count: number }>(
    sql`select count(*) as count from passkey where account_id = ${accountId}`,
  )
  if (count >= limits.passkeysMax) return new Failure('PASSKEY_LIMIT_REACHED')
  const row = await transaction.maybeOne<PasskeyRow>(
    sql`insert into passkey (account_id, credential_id, public_key, counter, transports, name, is_synced)
        values (${accountId}, ${credentialId}, ${Buffer.from(publicKey)}, ${counter}, ${transports}::text[],
          ${name}, ${isSynced})
        on conflict (credential_id) do nothing
        returning id, name, created_at, last_used_at, is_synced`,
  )
  return row ?? new Failure('PASSKEY_INVALID')
}

/** Saves a passkey that a device created for the challenge of this session. */
export async function addPasskey(
  { database, relyingParty, log }: Pick<Ports, 'database' | 'log' | 'relyingParty'>,
  addition: PasskeyAddition,
): Promise<Passkey | AddPasskeyRefusal> {
  const { accountId, sessionId, client, challengeId, credential } = addition
  const challenge = await takeChallenge(database, { purpose: 'registration', sessionId, challengeId })
  if (!challenge) return new Failure('PASSKEY_INVALID')
  const passkey = await verifyRegistration(credential, { challenge, relyingParty }).catch(
    (error: unknown) => {
      log.info({ err: error }, 'passkey refused')
      return null
    },
  )
  if (!passkey) return new Failure('PASSKEY_INVALID')
  return database.transaction(async (transaction) => {
    const row = await savePasskey(transaction, addition, passkey)
    if (row instanceof Failure) return row
    await recordSecurityEvent(transaction, { accountId, kind: 'passkey-added', client, sessionId })
    await mailAccount(transaction, accountId, { letters: passkeyAddedLetters, values: { name: row.name } })
    await publish(transaction, accountId, { kind: 'account-changed' })
    return passkeyOf(row)
  })
}
