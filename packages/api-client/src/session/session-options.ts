import type { User } from '@olympus/contract/user'
import type { ErrorKey } from '@olympus/contract/errors'
import type { FirstReplies } from '@olympus/contract/first-replies'

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
  /** The error with which the server ended the session, if known. */
  readonly key: ErrorKey | null
  /** Of that error, such as reason and end of a ban. */
  readonly data?: unknown
  /** Of a logout that failed, unless there was no reply. */
  readonly requestId?: string | null
}

export interface SessionOptions extends Pick<
  ClientOptions,
  'baseUrl' | 'fetch' | 'locale' | 'locks' | 'now' | 'pending'
> {
  /** Called once per session, after it ended and all of its data was cleared. */
  readonly onSignedOut: (signedOut: SignedOut) => void
  /** Called when another account logged in from another tab, so the page shows the wrong account. */
  readonly onAccountChanged: () => void
  /** Only the build that has stored a roster reads it. Default: an empty one. */
  readonly buildId?: string
  readonly tokens?: TokenStore
  readonly storage?: StoragePort | null
  readonly channel?: AuthChannel
  readonly gameData?: GameData
  /** Loads live events, which keep the shown data up to date. Default: no live events. */
  readonly importLiveEvents?: ImportLiveEvents
  /** Default: clears SWR's global cache. */
  readonly clearCache?: () => void
  readonly target?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export interface Session {
  readonly client: Client
  readonly user: UserStore
  readonly characters: CharacterCache
  readonly gameData: GameData
  /**
   * Takes replies that came with the page at `arrivedAtMs` (epoch milliseconds of this device), as if they
   * had just been requested. False unless they belong to the account that is logged in now, or to a visitor
   * if none is.
   */
  take(replies: FirstReplies, arrivedAtMs: number): boolean
  /** Loads the user of the stored tokens; null without a valid session. */
  loadUser(): Promise<User | null>
  /** Keeps the session after the browser closes. */
  keep(): Promise<void>
  /**
   * Ends the session on this page, on the server and in the other tabs.
   * Returns the error if the server failed; the session on this page ends in any case.
   */
  signOut(): Promise<ApiError | null>
  /** Removes listeners and timers. */
  stop(): void
}
