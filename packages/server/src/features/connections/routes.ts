import type { Handlers } from '../../http/handlers.ts'
import type { Limiter } from '../../limits/limiter.ts'
import { readChatConnection } from './chat-connection.ts'
import { connectChat } from './connect-chat.ts'
import type { ConnectionsContext } from './connections-context.ts'
import { disconnectChat } from './disconnect-chat.ts'
import { startChatConnection } from './start-chat-connection.ts'

interface ConnectionsRoutesOptions extends ConnectionsContext {
  readonly limiter: Limiter
}

type ConnectionsEndpoint = 'getConnections' | 'startChatConnection' | 'connectChat' | 'disconnectChat'

const perAccount = { max: 20, windowSeconds: 10 * 60 }

export const connectionsRoutes = (options: ConnectionsRoutesOptions): Handlers<ConnectionsEndpoint> => ({
  getConnections: async ({ session }) => ({
    chat: await readChatConnection(options.database, session.accountId, options.chat.name),
  }),
  startChatConnection: async ({ session }) => {
    const limit = { key: `chat-start:${session.accountId}`, ...perAccount }
    return (await options.limiter.hit(limit)) ?? startChatConnection(options, session.sessionId)
  },
  connectChat: async ({ session, body, client }) => {
    const { accountId, sessionId } = session
    const limit = { key: `chat-connect:${accountId}`, ...perAccount }
    const refusal = await options.limiter.hit(limit)
    return refusal ?? connectChat(options, { accountId, sessionId, client, ...body })
  },
  disconnectChat: ({ session, client }) =>
    disconnectChat(options, { accountId: session.accountId, sessionId: session.sessionId, client }),
})
