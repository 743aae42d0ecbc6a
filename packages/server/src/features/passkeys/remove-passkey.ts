import type { RemovedPasskey } from '@olympus/contract/passkeys'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { mailAccount } from '../../mail/mail-player.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { passkeyRemovedLetters } from './passkey-letters.ts'

/** Removes a passkey. NOT_FOUND also for a passkey of another account, to reveal nothing. */
export async function removePasskey(
  { database, relyingParty }: Pick<Ports, 'database' | 'relyingParty'>,
  { accountId, sessionId, client }: Actor,
  passkeyId: number,
): Promise<RemovedPasskey | Failure<'NOT_FOUND'>> {
  return database.transaction(async (transaction) => {
    const removed = await transaction.maybeOne<{ name: string; credentialId: string }>(
      sql`delete from passkey where id = ${passkeyId} and account_id = ${accountId}
          returning name, credential_id`,
    )
    if (!removed) return new Failure('NOT_FOUND')
    await recordSecurityEvent(transaction, { accountId, kind: 'passkey-removed', client, sessionId })
    await mailAccount(transaction, accountId, {
      letters: passkeyRemovedLetters,
      values: { name: removed.name },
    })
    await publish(transaction, accountId, { kind: 'account-changed' })
    return { rpId: relyingParty.id, credentialId: removed.credentialId }
  })
}
