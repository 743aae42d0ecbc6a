import type { Database } from '../../database/database.ts'
import { publish } from '../live/publish.ts'
import { dropPendingEmail } from './drop-pending-email.ts'

/** Stays with the address. Without a change under way there is nothing to do. */
export const cancelEmailChange = (database: Database, accountId: number): Promise<null> =>
  database.transaction(
    async (transaction) => {
      await dropPendingEmail(transaction, accountId)
      await publish(transaction, accountId, { kind: 'account-changed' })
      return null
    },
    { isRepeatable: true },
  )
