import type { Endpoint } from '@olympus/contract/endpoint'
import type { ErrorKey } from '@olympus/contract/errors'

import type { PendingKeys } from './idempotency.ts'
import type { Locks } from './refresh.ts'
import type { TokenStore } from './token-store.ts'
import type { Fetch, Method } from './transport.ts'

export interface ClientOptions {
  readonly tokens: TokenStore
  /** BCP 47 tag of the language in which the server answers. */
  readonly locale: () => string
  /** The session is over and its tokens are gone; the key is that of the refusal, where there was one. */
  readonly onUnauthorized: (key: ErrorKey | null) => void
  /** Stands in front of `/api`. */
  readonly baseUrl?: string
  readonly fetch?: Fetch
  /** The account that the page shows. A mutation under the tokens of another one is refused. */
  readonly accountId?: () => number | null
  /** Whose pending idempotency keys these are, known from the first moment of a page on. Default: the account. */
  readonly playerId?: () => number | null
  /** A mutation was refused because another account has logged in from another tab. */
  readonly onAccountChanged?: () => void
  /** Data of every successful call, unless its session has ended meanwhile. */
  readonly onData?: (endpoint: Endpoint, data: unknown) => void
  /** Default: remembered as long as the client lives. */
  readonly pendingKeys?: PendingKeys
  readonly locks?: Locks | undefined
  /** Whether this browser still believes to be logged in. */
  readonly hasSession?: () => boolean
  readonly now?: () => number
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Instead of the key that the client makes and remembers. */
  readonly idempotencyKey?: string
  /** BCP 47; instead of the client's. */
  readonly locale?: string
}

export interface RequestOptions {
  readonly method?: Method
  /** Sent as JSON. A function is asked at each attempt, for what a refresh in between would outdate. */
  readonly body?: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
  /** Answers with statuses of 400 and above are answers like others. */
  readonly ignoresErrors?: boolean
}

export interface OpenOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}
