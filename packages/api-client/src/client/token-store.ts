import type { DataOf } from '@olympus/contract/endpoint'
import type { refreshSession } from '@olympus/contract/sessions'

export type Tokens = DataOf<typeof refreshSession>

/** What is there of a session: each half may be missing, since cookies expire one by one. */
export interface StoredTokens {
  readonly token: string | null
  readonly refreshToken: string | null
}

export interface TokenStore {
  read(): StoredTokens
  /** Takes the tokens of a reply over, once the browser has applied the cookies of that reply. */
  keep(tokens: Tokens): void
  clear(): void
}

export const isEmpty = ({ token, refreshToken }: StoredTokens): boolean => !token && !refreshToken

/** Tokens of a client without a browser: tests, stories, scripts. */
export function memoryTokens(initial: Partial<Tokens> = {}): TokenStore {
  let tokens: StoredTokens = { token: initial.token ?? null, refreshToken: initial.refreshToken ?? null }
  return {
    read: () => tokens,
    keep: (kept) => {
      tokens = { token: kept.token, refreshToken: kept.refreshToken }
    },
    clear: () => {
      tokens = { token: null, refreshToken: null }
    },
  }
}
