import type { Failure } from '../failure.ts'

/** Who a request speaks for. */
export interface Session {
  readonly sessionId: string
  readonly accountId: number
  readonly role: 'PLAYER' | 'ADMIN'
}

type AuthenticationFailure = Failure<
  'UNAUTHORIZED' | 'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_SESSION_EXPIRED'
>

/** Finds the live session of an access token. */
export type Authenticate = (accessToken: string) => Promise<Session | AuthenticationFailure>
