import type { Handlers } from '../../http/handlers.ts'
import { Failure } from '../../failure.ts'

const later = async () => new Failure('SERVICE_UNAVAILABLE')

export const connectionsRoutes = (
  _options: object,
): Handlers<'getConnections' | 'startChatConnection' | 'connectChat' | 'disconnectChat'> => ({
  getConnections: later,
  startChatConnection: later,
  connectChat: later,
  disconnectChat: later,
})
