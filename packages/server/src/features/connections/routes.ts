import type { Handlers } from '../../http/handlers.ts'
import type { Limit } from '../../limits/limiter.ts'
import { actorOf } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { readChatConnection } from './chat-connection.ts'
import { connectChat } from './connect-chat.ts'
import { disconnectChat } from './disconnect-chat.ts'
import { startChatConnection } from './start-chat-connection.ts'

type ConnectionsEndpoint = 'getConnections' | 'startChatConnection' | 'connectChat' | 'disconnectChat'

const perAccount = { max: 20, windowSeconds: 10 * 60 }

export const connectionsRoutes = (ports: Ports): Handlers<ConnectionsEndpoint> => ({
  getConnections: async ({ session }) => ({
    chat: await readChatConnection(ports.database, session.accountId, ports.chat.name),
  }),
  startChatConnection: async ({ session }) => {
    const limit: Limit = { key: `chat-start:${session.accountId}`, ...perAccount }
    return (await ports.limiter.hit(limit)) ?? startChatConnection(ports, session.sessionId)
  },
  connectChat: async ({ session, body, client }) => {
    const limit: Limit = { key: `chat-connect:${session.accountId}`, ...perAccount }
    const refusal = await ports.limiter.hit(limit)
    return refusal ?? connectChat(ports, { ...actorOf({ session, client }), ...body })
  },
  disconnectChat: (call) => disconnectChat(ports, actorOf(call)),
})
