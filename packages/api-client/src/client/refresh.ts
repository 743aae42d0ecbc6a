import { isErrorKey, type ErrorKey } from '@olympus/contract/errors'

import { ApiError, type ApiResponse } from './api-error.ts'
import { isEmpty, type StoredTokens, type Tokens, type TokenStore } from './token-store.ts'

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request(name: string, options: { signal: AbortSignal }, callback: () => Promise<void>): Promise<unknown>
}

export interface RefreshPorts {
  readonly tokens: TokenStore
  /** Requests new tokens from the server; throws ApiError. */
  readonly exchange: (tokens: StoredTokens) => Promise<Tokens>
  /** Called once per ended session, with the key of the refusal. */
  readonly onUnauthorized: (key: ErrorKey | null) => void
  /** Avoids parallel refreshes in several tabs. An optimization: correctness does not depend on it. */
  readonly locks?: Locks | undefined
  /** Whether this browser still has a stored login. Detects a logout in another tab during a refresh. */
  readonly hasSession?: (() => boolean) | undefined
  readonly now?: (() => number) | undefined
}

export interface Refresh {
  /** Call before an attempt with a token: the session is alive, so `onUnauthorized` may fire again. */
  begin(): void
  /** Call after a 401 for the token `used`. Resolves when another token is available for a retry. */
  renew(used: string | null, refusal: ApiResponse): Promise<void>
  /** Ends a session that the server refused. Returns the error to throw. */
  expire(refusal: ApiResponse | null): ApiError
  /** Ends the session because the player logs out. */
  end(): void
  /** Ends the session after another tab did. Keeps the stored tokens: they may belong to a new session. */
  abandon(): void
  /** Number of ended sessions. A call that started under a lower number belongs to an ended session. */
  endings(): number
}

const lockTimeoutMs = 5000
const coolDownMs = 2000

function keyOf(refusal: ApiResponse | null): ErrorKey | null {
  const key = refusal?.body?.message.key
  return key && isErrorKey(key) ? key : null
}

/**
 * Runs one refresh at a time; failing calls wait for it. Only a refusal ends the
 * session, not a network failure.
 */
export function createRefresh(ports: RefreshPorts): Refresh {
  const { tokens, exchange, onUnauthorized, locks, hasSession = () => true, now = Date.now } = ports
  let pendingRefresh: Promise<void> | null = null
  let endings = 0
  let isOver = false
  let lastFailure: { readonly error: ApiError; readonly at: number } | null = null

  function clearTokens() {
    endings += 1
    tokens.clear()
  }

  function expire(refusal: ApiResponse | null): ApiError {
    clearTokens()
    if (!isOver) {
      isOver = true
      onUnauthorized(keyOf(refusal))
    }
    return new ApiError({ key: 'UNAUTHORIZED', status: 401, response: refusal })
  }

  const hasSuccessor = (used: string | null) => {
    const { token } = tokens.read()
    return token !== null && token !== used
  }

  async function refresh(used: string | null, refusal: ApiResponse) {
    if (hasSuccessor(used)) return
    const before = tokens.read()
    if (!before.refreshToken) throw expire(refusal)
    const endingsBefore = endings
    const hadSession = hasSession()
    let fresh: Tokens
    try {
      fresh = await exchange(before)
    } catch (error) {
      if (hasSuccessor(before.token)) return
      if (error instanceof ApiError && error.isFinal) throw expire(error.response)
      if (error instanceof ApiError) lastFailure = { error, at: now() }
      throw error
    }
    // A reply that arrives after a logout must not revive the session.
    const isLoggedOut = endings !== endingsBefore || (hadSession && !hasSession()) || isEmpty(tokens.read())
    if (isLoggedOut) throw expire(null)
    lastFailure = null
    tokens.keep(fresh)
  }

  async function refreshLocked(used: string | null, refusal: ApiResponse) {
    if (!locks) return refresh(used, refusal)
    let isGranted = false
    const work = () => {
      isGranted = true
      return refresh(used, refusal)
    }
    try {
      await locks.request('auth-refresh', { signal: AbortSignal.timeout(lockTimeoutMs) }, work)
    } catch (error) {
      if (isGranted) throw error
      await work()
    }
  }

  return {
    begin() {
      isOver = false
    },
    async renew(used, refusal) {
      if (hasSuccessor(used)) return
      if (lastFailure && now() - lastFailure.at < coolDownMs) throw lastFailure.error
      pendingRefresh ??= refreshLocked(used, refusal).finally(() => {
        pendingRefresh = null
      })
      await pendingRefresh
    },
    expire,
    end() {
      isOver = true
      clearTokens()
    },
    abandon() {
      isOver = true
      endings += 1
    },
    endings: () => endings,
  }
}
