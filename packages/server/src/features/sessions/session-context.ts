import type { Database } from '../../database/database.ts'
import type { Client } from '../../http/handlers.ts'
import type { Session } from '../../http/session.ts'

export interface SessionContext {
  readonly database: Database
  /** Applies the end of a session at once in this process. */
  readonly forgetSession: (sessionId: string) => void
}

/** The account, session and client of a request. */
export interface Actor {
  readonly session: Session
  readonly client: Pick<Client, 'address' | 'userAgent'>
}
