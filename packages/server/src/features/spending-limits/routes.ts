import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listSpendingLimits, setSpendingLimit } from './set-spending-limit.ts'

export const spendingLimitsRoutes = (
  database: Database,
): Handlers<'listSpendingLimits' | 'setSpendingLimit'> => ({
  listSpendingLimits: ({ session }) => listSpendingLimits(database, session.accountId),
  setSpendingLimit: ({ session, params, body }) =>
    setSpendingLimit(database, { accountId: session.accountId, ...params, ...body }),
})
