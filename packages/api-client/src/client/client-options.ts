import type { Endpoint } from '@olympus/contract/endpoint'
import type { ErrorKey } from '@olympus/contract/errors'

import type { PendingKeys } from './idempotency.ts'
import type { Locks } from './locks.ts'
import type { PendingMutations } from './pending-mutations.ts'
import type { TokenStore } from './token-store.ts'
import type { Fetch, Method } from './transport.ts'

export interface ClientOptions {
  readonly tokens: TokenStore
  /** BCP 47 tag of the language for replies of the server. */
  readonly locale: () => string
  /** Called when the session ended and its tokens are cleared, with key and data of the refusal, if any. */
  readonly onUnauthorized: (key: ErrorKey | null, data: unknown) => void
  /** Prefix of `/api`. */
  readonly baseUrl?: string
  readonly fetch?: Fetch
  /** Account that the page shows. The server refuses mutations with the tokens of another account. */
  readonly accountId?: () => number | null
  /** Owner of the pending idempotency keys, known as soon as the page starts. Default: `accountId`. */
  readonly playerId?: () => number | null
  /** Called when a mutation was refused because another account logged in from another tab. */
  readonly onAccountChanged?: () => void
  /** Receives the data of every successful call, unless its session ended in the meantime. */
  readonly onData?: (endpoint: Endpoint, data: unknown) => void
  /** Called when a call has failed, before its caller knows. */
  readonly onFailure?: (endpoint: Endpoint) => void
  /** Data of an endpoint from an earlier visit, to show until it answers. Default: none. */
  readonly stored?: (endpoint: Endpoint) => unknown
  /** Default: kept in memory. */
  readonly pendingKeys?: PendingKeys
  /** Default: a set of its own. */
  readonly pending?: PendingMutations
  readonly locks?: Locks | undefined
  /** Whether this browser still has a stored login. */
  readonly hasSession?: () => boolean
  readonly now?: () => number
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Replaces the key that the client generates and remembers. */
  readonly idempotencyKey?: string
  /** BCP 47 tag; replaces the locale of the client. */
  readonly locale?: string
}

export interface RequestOptions {
  readonly method?: Method
  /** Sent as JSON. A function is called for each attempt, for values that change with a token refresh. */
  readonly body?: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
  /** Returns replies with a status of 400 and above instead of throwing. */
  readonly ignoresErrors?: boolean
}

export interface OpenOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}
