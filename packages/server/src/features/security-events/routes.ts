import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { listSecurityEvents } from './list-security-events.ts'

export const securityEventsRoutes = ({ database }: Ports): Handlers<'listSecurityEvents'> => ({
  listSecurityEvents: ({ session, query }) =>
    listSecurityEvents(database, { accountId: session.accountId, ...query }),
})
