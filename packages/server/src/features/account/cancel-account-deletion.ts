import sql from 'sql-template-tag'
import { portalUrl } from '../../mail/portal-url.ts'
import { publish } from '../live/publish.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { deletionCancelledLetters } from './deletion-letters.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'

/** Cancels a requested deletion. Does nothing if none was requested. */
export async function cancelAccountDeletion(
  { database, publicUrl }: Pick<Ports, 'database' | 'publicUrl'>,
  { accountId, sessionId, client }: Actor,
): Promise<null> {
  return database.transaction(
    async (transaction) => {
      const player = await transaction.maybeOne<Addressee>(
        sql`update account set deletion_at = null
            where id = ${accountId} and deletion_at is not null and deleted_at is null
            returning username, email, locale`,
      )
      if (!player) return null
      const url = portalUrl(publicUrl, player.locale, '/resetpassword')
      await mailPlayer(transaction, player, { letters: deletionCancelledLetters, values: { url } })
      await recordSecurityEvent(transaction, { accountId, kind: 'deletion-cancelled', client, sessionId })
      await publish(transaction, accountId, { kind: 'account-changed' })
      return null
    },
    { isRepeatable: true },
  )
}
