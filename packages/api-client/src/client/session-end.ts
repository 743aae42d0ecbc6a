import type { ErrorKey } from '@olympus/contract/errors'

import { ApiError, type ApiResponse } from './api-error.ts'
import type { ClientOptions } from './client-options.ts'
import type { TokenStore } from './token-store.ts'

interface SessionEndPorts {
  readonly tokens: TokenStore
  /** Called once per ended session. */
  readonly onUnauthorized: ClientOptions['onUnauthorized']
}

/** The ways in which a session ends. */
export interface SessionEnd {
  /** Call before an attempt with a token: the session is alive, so `onUnauthorized` may fire again. */
  begin(): void
  /** Ends a session that the server refused. Returns the error to throw. */
  expire(refusal: ApiResponse | null): ApiError
  /** Ends the session because the player logs out. */
  end(): void
  /** Ends the session after another tab did. Keeps the stored tokens: they may belong to a new session. */
  abandon(): void
  /** Number of ended sessions. A call that started under a lower number belongs to an ended session. */
  endings(): number
}

export function createSessionEnd({ tokens, onUnauthorized }: SessionEndPorts): SessionEnd {
  let endings = 0
  let isOver = false

  function clearTokens() {
    endings += 1
    tokens.clear()
  }

  return {
    begin() {
      isOver = false
    },
    expire(refusal) {
      clearTokens()
      if (!isOver) {
        isOver = true
        const { message, data } = refusal?.body ?? {}
        onUnauthorized((message?.key ?? null) as ErrorKey | null, data)
      }
      return new ApiError({ key: 'UNAUTHORIZED', status: 401, response: refusal })
    },
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
