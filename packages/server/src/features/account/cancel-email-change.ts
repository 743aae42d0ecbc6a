import type { Database } from '../../database/database.ts'
import { publish } from '../live/publish.ts'
import { dropPendingEmail } from './drop-pending-email.ts'

/** Cancels a pending change of the email address. Does nothing if none is pending. */
export const cancelEmailChange = (database: Database, accountId: number): Promise<null> =>
  database.transaction(
    async (transaction) => {
      await dropPendingEmail(transaction, accountId)
      await publish(transaction, accountId, { kind: 'account-changed' })
      return null
    },
    { isRepeatable: true },
  )
