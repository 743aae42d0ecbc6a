import { ApiError, type ApiResponse } from './api-error.ts'
import { runLocked, type Locks } from './locks.ts'
import type { SessionEnd } from './session-end.ts'
import { isEmpty, type StoredTokens, type Tokens, type TokenStore } from './token-store.ts'

interface RefreshPorts {
  readonly tokens: TokenStore
  readonly sessionEnd: SessionEnd
  /** Requests new tokens from the server; throws ApiError. */
  readonly exchange: (tokens: StoredTokens) => Promise<Tokens>
  /** Avoids parallel refreshes in several tabs. An optimization: correctness does not depend on it. */
  readonly locks?: Locks | undefined
  /** Whether this browser still has a stored login. Detects a logout in another tab during a refresh. */
  readonly hasSession?: (() => boolean) | undefined
  readonly now: () => number
}

/** Call after a 401 for the token `used`. Resolves when another token is available for a retry. */
export type Refresh = (used: string | null, refusal: ApiResponse) => Promise<void>

const lockTimeoutMs = 5000
const coolDownMs = 2000

/**
 * Runs one refresh at a time; failing calls wait for it. Only a refusal ends the
 * session, not a network failure.
 */
export function createRefresh(ports: RefreshPorts): Refresh {
  const { tokens, sessionEnd, exchange, locks, hasSession = () => true, now } = ports
  let pendingRefresh: Promise<void> | null = null
  let lastFailure: { readonly error: ApiError; readonly at: number } | null = null

  const hasSuccessor = (used: string | null) => {
    const { token } = tokens.read()
    return token !== null && token !== used
  }

  async function replaceTokens(used: string | null, refusal: ApiResponse) {
    if (hasSuccessor(used)) return
    const before = tokens.read()
    if (!before.refreshToken) throw sessionEnd.expire(refusal)
    const endingsBefore = sessionEnd.endings()
    const hadSession = hasSession()
    let fresh: Tokens
    try {
      fresh = await exchange(before)
    } catch (error) {
      if (hasSuccessor(before.token)) return
      if (error instanceof ApiError && error.isFinal) throw sessionEnd.expire(error.response)
      if (error instanceof ApiError) lastFailure = { error, at: now() }
      throw error
    }
    // A reply that arrives after a logout must not revive the session.
    const isLoggedOut =
      sessionEnd.endings() !== endingsBefore || (hadSession && !hasSession()) || isEmpty(tokens.read())
    if (isLoggedOut) throw sessionEnd.expire(null)
    lastFailure = null
    tokens.keep(fresh)
  }

  const replaceLocked = (used: string | null, refusal: ApiResponse) =>
    runLocked({ locks, name: 'auth-refresh', signal: AbortSignal.timeout(lockTimeoutMs) }, () =>
      replaceTokens(used, refusal),
    )

  return async (used, refusal) => {
    if (hasSuccessor(used)) return
    if (lastFailure && now() - lastFailure.at < coolDownMs) throw lastFailure.error
    pendingRefresh ??= replaceLocked(used, refusal).finally(() => {
      pendingRefresh = null
    })
    await pendingRefresh
  }
}
