import type { Transaction } from '../database/database.ts'
import type { Failure } from '../failure.ts'

/** The session of a request. */
export interface Session {
  readonly sessionId: string
  readonly accountId: number
  /** Counts rotations of the session's tokens: the one that issued the access token. */
  readonly generation: number
  readonly role: 'PLAYER' | 'ADMIN'
  /** The player has confirmed their identity within the last minutes. */
  readonly isSteppedUp: boolean
}

type AuthenticationFailure = Failure<
  'UNAUTHORIZED' | 'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_SESSION_EXPIRED'
>

interface AuthenticateOptions {
  /** Bypasses the cache and checks the session itself. */
  readonly isFresh?: boolean
  /** The sender of the token. The session stores the address as that of its last activity. */
  readonly client?: { readonly address: string }
}

/** The account of a genuine access token, or null. Does not check whether the session is active. */
export type Identify = (accessToken: string) => Promise<number | null>

/** Finds the active session of an access token. */
export type Authenticate = (
  accessToken: string,
  options?: AuthenticateOptions,
) => Promise<Session | AuthenticationFailure>

/** Keeps an account from being banned until the transaction ends. Returns the refusal of a banned one. */
export type HoldAccount = (
  transaction: Transaction,
  accountId: number,
) => Promise<Failure<'UNAUTHORIZED_BANNED_ACCOUNT'> | null>
