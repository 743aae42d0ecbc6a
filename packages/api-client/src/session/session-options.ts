import type { User } from '@olympus/contract/user'
import type { ErrorKey } from '@olympus/contract/errors'

import type { ApiError } from '../client/api-error.ts'
import type { AuthChannel } from './auth-channel.ts'
import type { CharacterCache } from './character-cache.ts'
import type { Client } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import type { ImportLiveEvents } from '../events/options.ts'
import type { GameData } from './game-data.ts'
import type { StoragePort } from './storage-cleanup.ts'
import type { TokenStore } from '../client/token-store.ts'
import type { UserStore } from './user-store.ts'

export interface SignedOut {
  readonly cause: 'sign-out' | 'unauthorized' | 'other-tab'
  /** Why the server ended the session, where it said so. */
  readonly key: ErrorKey | null
}

export interface SessionOptions extends Pick<
  ClientOptions,
  'baseUrl' | 'fetch' | 'locale' | 'locks' | 'now'
> {
  /** The session is over and everything of it is cleared. Comes once for each session. */
  readonly onSignedOut: (signedOut: SignedOut) => void
  /** Another account has logged in from another tab: what this page shows is not its own. */
  readonly onAccountChanged: () => void
  readonly tokens?: TokenStore
  readonly storage?: StoragePort | null
  readonly channel?: AuthChannel
  readonly gameData?: GameData
  /** Keeps what a player sees true while it is shown. Default: not at all. */
  readonly importLiveEvents?: ImportLiveEvents
  /** Default: SWR's own cache. */
  readonly clearCache?: () => void
  readonly target?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export interface Session {
  readonly client: Client
  readonly user: UserStore
  readonly characters: CharacterCache
  readonly gameData: GameData
  /** The user of the tokens that are there, or null when there is none to load. */
  loadUser(): Promise<User | null>
  /** Keeps the session beyond this visit of the browser. */
  keep(): Promise<void>
  /** Ends the session here, at the server and in the other tabs. What the server fails with is answered; here it is over all the same. */
  signOut(): Promise<ApiError | null>
  /** Takes listeners and timers away. */
  stop(): void
}
