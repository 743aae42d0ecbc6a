import type { Database } from '../../database/database.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { Random } from '../../random.ts'
import type { RenewingSession, SessionRenewal } from '../sessions/renew-session.ts'

/** What the commands of an account work with. */
export interface AccountContext {
  readonly database: Database
  readonly limiter: Limiter
  readonly random: Random
  readonly publicUrl: string
  readonly passwordMinLength: number
  readonly renewal: SessionRenewal
  /** Makes the end of a session felt at once in this process. */
  readonly forgetSession: (sessionId: string) => void
}

/** The player who asks, and from where. */
export interface ActingPlayer extends RenewingSession {
  readonly client: { readonly address: string; readonly userAgent: string }
}
