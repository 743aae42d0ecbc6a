import type { DataOf } from '@olympus/contract/endpoint'
import type { refreshSession } from '@olympus/contract/sessions'

export type Tokens = DataOf<typeof refreshSession>

/** The stored tokens of a session. Either may be missing, because cookies expire independently. */
export interface StoredTokens {
  readonly token: string | null
  readonly refreshToken: string | null
}

export interface TokenStore {
  read(): StoredTokens
  /** Stores the tokens of a reply. Call it after the browser applied the cookies of that reply. */
  keep(tokens: Tokens): void
  clear(): void
}

export const isEmpty = ({ token, refreshToken }: StoredTokens): boolean => !token && !refreshToken

/** Keeps tokens in memory, for tests, stories and scripts. */
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
