import type { Client } from '../http/handlers.ts'
import type { Session } from '../http/session.ts'

/** The sender of a request, as mails and security events name it. */
export type Sender = Pick<Client, 'address' | 'userAgent'>

/** Who acts: the account, the session and the sender of a request. */
export interface Actor extends Pick<Session, 'accountId' | 'generation' | 'sessionId'> {
  readonly client: Sender
}

export const actorOf = ({
  session: { accountId, generation, sessionId },
  client,
}: {
  readonly session: Session
  readonly client: Sender
}): Actor => ({ accountId, generation, sessionId, client })

/** The sender of what the portal or its operators did. */
export const portalClient = (publicUrl: string): Sender => ({
  address: new URL(publicUrl).hostname,
  userAgent: '',
})
