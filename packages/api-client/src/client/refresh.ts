import { isErrorKey, type ErrorKey } from '@olympus/contract/errors'

import { ApiError, type ApiResponse } from './api-error.ts'
import { isEmpty, type StoredTokens, type Tokens, type TokenStore } from './token-store.ts'

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request(name: string, options: { signal: AbortSignal }, callback: () => Promise<void>): Promise<unknown>
}

export interface RefreshPorts {
  readonly tokens: TokenStore
  /** Asks the server for the successors of the tokens; raises ApiError. */
  readonly exchange: (tokens: StoredTokens) => Promise<Tokens>
  /** The session is over; the key is that of the refusal. Called once for all calls that meet the same end. */
  readonly onUnauthorized: (key: ErrorKey | null) => void
  /** Spares the server double work when several tabs refresh; nothing depends on it. */
  readonly locks?: Locks | undefined
  /** Whether this browser still believes to be logged in; tells of a sign-out in another tab while a refresh was under way. */
  readonly hasSession?: (() => boolean) | undefined
  readonly now?: (() => number) | undefined
}

export interface Refresh {
  /** Before an attempt that carries a token: a session lives (again), so its end will be news. */
  begin(): void
  /** After a 401 to a call with the token `used`: resolves once another token is there to try again with. */
  renew(used: string | null, refusal: ApiResponse): Promise<void>
  /** Ends the session because the server refuses it; answers the error to raise. */
  expire(refusal: ApiResponse | null): ApiError
  /** Ends the session because the player signs out. */
  end(): void
  /** Another tab has ended the session and cleared its tokens: those that are there now may be of a new one. */
  abandon(): void
  /** Counts the sessions that ended: what was asked under an older count belongs to a session that is gone. */
  endings(): number
}

const lockPatienceMs = 5000
const coolDownMs = 2000

function keyOf(refusal: ApiResponse | null): ErrorKey | null {
  const key = refusal?.body?.message.key
  return key && isErrorKey(key) ? key : null
}

/** One refresh at a time: calls that fail meanwhile wait for it. Only a refusal ends the session, trouble on the way does not. */
export function createRefresh(ports: RefreshPorts): Refresh {
  const { tokens, exchange, onUnauthorized, locks, hasSession = () => true, now = Date.now } = ports
  let underWay: Promise<void> | null = null
  let endings = 0
  let isOver = false
  let trouble: { readonly error: ApiError; readonly at: number } | null = null

  function forget() {
    endings += 1
    tokens.clear()
  }

  function expire(refusal: ApiResponse | null): ApiError {
    forget()
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
      if (error instanceof ApiError) trouble = { error, at: now() }
      throw error
    }
    // Whoever signed out while this was under way must not come back to life by its answer.
    const isSignedOut = endings !== endingsBefore || (hadSession && !hasSession()) || isEmpty(tokens.read())
    if (isSignedOut) throw expire(null)
    trouble = null
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
      await locks.request('auth-refresh', { signal: AbortSignal.timeout(lockPatienceMs) }, work)
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
      if (trouble && now() - trouble.at < coolDownMs) throw trouble.error
      underWay ??= refreshLocked(used, refusal).finally(() => {
        underWay = null
      })
      await underWay
    },
    expire,
    end() {
      isOver = true
      forget()
    },
    abandon() {
      isOver = true
      endings += 1
    },
    endings: () => endings,
  }
}
