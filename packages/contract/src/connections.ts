import { endpoint } from './endpoint.ts'
import { named, Timestamp, z } from './schema.ts'

/** The chat community account connected to this account. */
export const ChatConnection = named(
  'ChatConnection',
  z.object({
    /** Name of the chat community, such as `Discord`. */
    provider: z.string(),
    account: z.nullable(z.object({ name: z.string(), connectedAt: Timestamp })),
  }),
)
export type ChatConnection = z.output<typeof ChatConnection>

export const getConnections = endpoint({
  method: 'GET',
  path: '/connections',
  access: 'player',
  tag: 'Connections',
  summary: 'External accounts connected to this account',
  data: z.object({ chat: ChatConnection }),
  errors: [],
})

export const startChatConnection = endpoint({
  method: 'POST',
  path: '/connections/chat/starts',
  access: 'player',
  tag: 'Connections',
  summary: 'Request the URL of the consent page of the chat community (OAuth 2 with PKCE)',
  data: z.object({ url: z.url() }),
  errors: ['CONNECTION_PROVIDER_UNAVAILABLE'],
})

export const connectChat = endpoint({
  method: 'POST',
  path: '/connections/chat',
  access: 'player',
  tag: 'Connections',
  summary: 'Connect the chat account with the code and state returned by the chat community',
  body: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(2000)),
    state: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  data: ChatConnection,
  errors: ['CONNECTION_STATE_INVALID', 'CONNECTION_TAKEN', 'CONNECTION_PROVIDER_UNAVAILABLE'],
})

export const disconnectChat = endpoint({
  method: 'DELETE',
  path: '/connections/chat',
  access: 'player',
  tag: 'Connections',
  summary: 'Disconnect the chat account and delete its data',
  data: ChatConnection,
  errors: [],
})
