import type { Client } from '../client/client.ts'
import type { TokenStore } from '../client/token-store.ts'

export interface LiveEventsOptions {
  readonly client: Client
  readonly tokens: TokenStore
  /** The server has ended the very session of this page. */
  readonly onSessionEnded: () => void
}

export interface LiveEvents {
  stop(): void
}

/** The code of live events, which comes when there is a player. */
export type ImportLiveEvents = () => Promise<{
  readonly startLiveEvents: (options: LiveEventsOptions) => LiveEvents
}>
