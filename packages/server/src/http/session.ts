import type { Failure } from '../failure.ts'

/** Who a request speaks for. */
export interface Session {
  readonly sessionId: string
  readonly accountId: number
  /** The rotation of the session's tokens that the access token came with. */
  readonly generation: number
  readonly role: 'PLAYER' | 'ADMIN'
  /** Its player has proven again, minutes ago, who is there. */
  readonly isSteppedUp: boolean
}

type AuthenticationFailure = Failure<
  'UNAUTHORIZED' | 'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_SESSION_EXPIRED'
>

interface AuthenticateOptions {
  /** Looks at the session itself, not at what is remembered of it. */
  readonly isFresh?: boolean
  /** Who shows the token; the session keeps the address as that of its last activity. */
  readonly client?: { readonly address: string }
}

/** Finds the live session of an access token. */
export type Authenticate = (
  accessToken: string,
  options?: AuthenticateOptions,
) => Promise<Session | AuthenticationFailure>
