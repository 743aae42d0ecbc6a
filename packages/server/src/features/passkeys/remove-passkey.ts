import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { mailAccount } from '../../mail/mail-player.ts'
import type { Actor } from '../actor.ts'
import { passkeyRemovedLetters } from './passkey-letters.ts'

/** Removes a passkey. NOT_FOUND also for a passkey of another account, to reveal nothing. */
export async function removePasskey(
  database: Database,
  { accountId, sessionId, client }: Actor,
  passkeyId: number,
): Promise<null | Failure<'NOT_FOUND'>> {
  return database.transaction(async (transaction) => {
    const removed = await transaction.maybeOne<{ name: string }>(
      sql`delete from passkey where id = ${passkeyId} and account_id = ${accountId} returning name`,
    )
    if (!removed) return new Failure('NOT_FOUND')
    await recordSecurityEvent(transaction, { accountId, kind: 'passkey-removed', client, sessionId })
    await mailAccount(transaction, accountId, { letters: passkeyRemovedLetters, values: removed })
    await publish(transaction, accountId, { kind: 'account-changed' })
    return null
  })
}
