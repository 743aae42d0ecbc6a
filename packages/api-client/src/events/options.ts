import type { Client } from '../client/client.ts'
import type { TokenStore } from '../client/token-store.ts'

export interface LiveEventsOptions {
  readonly client: Client
  readonly tokens: TokenStore
  /** Called when the server ended the session of this page. */
  readonly onSessionEnded: () => void
}

export interface LiveEvents {
  stop(): void
}

/** Loads the code of live events, once a player is logged in. */
export type ImportLiveEvents = () => Promise<{
  readonly startLiveEvents: (options: LiveEventsOptions) => LiveEvents
}>
