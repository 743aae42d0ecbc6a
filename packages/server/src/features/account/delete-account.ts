import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { cancelWaitingSelection } from '../character-selection/cancel-selection.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { deletionRequestedLetters } from './deletion-letters.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'

interface DeletionRow extends Addressee {
  readonly deletionAt: Date
}

const folded = (name: string) => name.normalize('NFC').toLowerCase()

/** Schedules the deletion of the account after the grace period. A repeated request gets the same date. */
export async function deleteAccount(
  { database, publicUrl, forgetSession }: Pick<Ports, 'database' | 'forgetSession' | 'publicUrl'>,
  { accountId, sessionId, client }: Actor,
  typedUsername: string,
): Promise<{ deletionAt: string } | Failure<'CONFIRMATION_MISMATCH'>> {
  return database.transaction(
    async (transaction) => {
      const { username, wasRequested } = await transaction.one<{ username: string; wasRequested: boolean }>(
        sql`select username, deletion_at is not null as was_requested from account where id = ${accountId} for no key update`,
      )
      if (folded(typedUsername) !== folded(username)) return new Failure('CONFIRMATION_MISMATCH')
      const row = await transaction.one<DeletionRow>(
        sql`update account
            set deletion_at = coalesce(deletion_at, now() + make_interval(days => ${limits.deletionGraceDays}))
            where id = ${accountId} returning username, email, locale, deletion_at`,
      )
      await endSessions(transaction, {
        accountId,
        reason: 'account_deleted',
        exceptSessionId: sessionId,
        forgetSession,
      })
      if (!wasRequested) {
        const url = portalUrl(publicUrl, row.locale, '/settings/account')
        await mailPlayer(transaction, row, {
          letters: deletionRequestedLetters,
          values: { deletionAt: row.deletionAt, url },
        })
        await cancelWaitingSelection(transaction, accountId, 'account-deletion')
        await recordSecurityEvent(transaction, { accountId, kind: 'deletion-requested', client, sessionId })
        await publish(transaction, accountId, { kind: 'account-changed' })
      }
      return { deletionAt: row.deletionAt.toISOString() }
    },
    { isRepeatable: true },
  )
}
