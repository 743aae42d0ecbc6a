import type { Handlers } from '../../http/handlers.ts'
import { Failure } from '../../failure.ts'

const later = async () => new Failure('SERVICE_UNAVAILABLE')

export const sessionsRoutes = (
  _options: object,
): Handlers<'listSessions' | 'endSession' | 'endOtherSessions' | 'endSessionByLink'> => ({
  listSessions: later,
  endSession: later,
  endOtherSessions: later,
  endSessionByLink: later,
})
