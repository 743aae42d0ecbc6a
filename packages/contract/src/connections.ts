import { endpoint } from './endpoint.ts'
import { named, Timestamp, z } from './schema.ts'

/** The account of the chat community that belongs to this account. */
export const ChatConnection = named(
  'ChatConnection',
  z.object({
    /** What the chat community is called, such as `Discord`. */
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
  summary: 'Accounts elsewhere that are connected with this one',
  data: z.object({ chat: ChatConnection }),
  errors: [],
})

export const startChatConnection = endpoint({
  method: 'POST',
  path: '/connections/chat/starts',
  access: 'player',
  tag: 'Connections',
  summary: 'Ask for the address at which the chat community asks its user for consent (OAuth 2 with PKCE)',
  data: z.object({ url: z.url() }),
  errors: ['CONNECTION_PROVIDER_UNAVAILABLE'],
})

export const connectChat = endpoint({
  method: 'POST',
  path: '/connections/chat',
  access: 'player',
  tag: 'Connections',
  summary: 'Connect the chat account with the code and state that came back from the chat community',
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
  summary: 'Disconnect the chat account and forget it',
  data: ChatConnection,
  errors: [],
})
