import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listSecurityEvents } from './list-security-events.ts'

interface SecurityEventsOptions {
  readonly database: Database
}

export const securityEventsRoutes = ({
  database,
}: SecurityEventsOptions): Handlers<'listSecurityEvents'> => ({
  listSecurityEvents: ({ session, query }) =>
    listSecurityEvents(database, { accountId: session.accountId, ...query }),
})
