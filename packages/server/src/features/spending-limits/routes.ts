import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { listSpendingLimits, setSpendingLimit } from './set-spending-limit.ts'

export const spendingLimitsRoutes = ({
  database,
}: Ports): Handlers<'listSpendingLimits' | 'setSpendingLimit'> => ({
  listSpendingLimits: ({ session }) => listSpendingLimits(database, session.accountId),
  setSpendingLimit: ({ session, params, body }) =>
    setSpendingLimit(database, { accountId: session.accountId, ...params, ...body }),
})
