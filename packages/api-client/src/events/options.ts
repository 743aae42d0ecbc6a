import type { Client } from '../client/client.ts'
import type { TokenStore } from '../client/token-store.ts'

/** What a page knows that came with its data. Events since then concern it. */
export interface StreamStart {
  /** Of the server's events; null if it is unknown. */
  readonly position: number | null
  /** In epoch milliseconds of this device. */
  readonly arrivedAtMs: number
}

export interface LiveEventsOptions {
  readonly client: Client
  readonly tokens: TokenStore
  /** Null for a page that requests its data itself. */
  readonly start?: () => StreamStart | null
  /** Called when the player has logged out of the session of this page. */
  readonly onLoggedOut: () => void
}

export interface LiveEvents {
  stop(): void
}

/** Loads the code of live events, once a player is logged in. */
export type ImportLiveEvents = () => Promise<{
  readonly startLiveEvents: (options: LiveEventsOptions) => LiveEvents
}>
