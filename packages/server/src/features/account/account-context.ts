import type { Database } from '../../database/database.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { Random } from '../../random.ts'
import type { RenewingSession, SessionRenewal } from '../sessions/renew-session.ts'

/** Dependencies of the account commands. */
export interface AccountContext {
  readonly database: Database
  readonly limiter: Limiter
  readonly random: Random
  readonly publicUrl: string
  readonly passwordMinLength: number
  readonly renewal: SessionRenewal
  /** Makes this process notice at once that a session has ended. */
  readonly forgetSession: (sessionId: string) => void
}

/** The player behind a request, with session and client. */
export interface ActingPlayer extends RenewingSession {
  readonly client: { readonly address: string; readonly userAgent: string }
}
