import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { sendGuestMessage } from './send-guest-message.ts'
import { sendPlayerMessage } from './send-player-message.ts'

export const contactRoutes = (ports: Ports): Handlers<'sendGuestMessage' | 'sendPlayerMessage'> => ({
  sendGuestMessage: ({ body, client }) => sendGuestMessage(ports, { ...body, client }),
  sendPlayerMessage: ({ body, session }) => sendPlayerMessage(ports, session.accountId, body),
})
