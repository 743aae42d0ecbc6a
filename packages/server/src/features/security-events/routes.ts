import type { Handlers } from '../../http/handlers.ts'
import { Failure } from '../../failure.ts'

const later = async () => new Failure('SERVICE_UNAVAILABLE')

export const securityEventsRoutes = (_options: object): Handlers<'listSecurityEvents'> => ({
  listSecurityEvents: later,
})
