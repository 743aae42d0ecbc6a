import type { Database } from '../../database/database.ts'
import type { Client } from '../../http/handlers.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { Random } from '../../random.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import type { RenewingSession, SessionRenewal } from '../sessions/renew-session.ts'

export interface TwoFactorContext {
  readonly database: Database
  readonly random: Random
  readonly limiter: Limiter
  readonly secretBox: SecretBox
  readonly renewal: SessionRenewal
  /** Applies the end of a session at once in this process. */
  readonly forgetSession: (sessionId: string) => void
}

/** The account, session and client of a security change. */
export interface SecurityAct extends RenewingSession {
  readonly client: Client
}
