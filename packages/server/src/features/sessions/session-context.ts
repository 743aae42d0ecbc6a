import type { Database } from '../../database/database.ts'
import type { Client } from '../../http/handlers.ts'
import type { Session } from '../../http/session.ts'

export interface SessionContext {
  readonly database: Database
  /** Makes the end of a session felt at once in this process. */
  readonly forgetSession: (sessionId: string) => void
}

/** Whose act it is, and from where. */
export interface Actor {
  readonly session: Session
  readonly client: Pick<Client, 'address' | 'userAgent'>
}
