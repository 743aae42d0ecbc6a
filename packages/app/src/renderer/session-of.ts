import type { Client } from '@olympus/api-client/client'
import { createPendingMutations } from '@olympus/api-client/pending-mutations'

import { createPortalSession, type PortalSession } from '../session/portal-session.ts'
import type { KnownUser } from '../session/session-context.ts'

/** The session of a page that is rendered to HTML. It starts nothing, since effects do not run. */
export async function sessionOf(client: Client, user: KnownUser | null): Promise<PortalSession> {
  const session = createPortalSession(
    () =>
      Promise.resolve({
        client,
        user: { get: () => user, subscribe: () => () => undefined },
        take: () => false,
        loadUser: () => Promise.reject(new Error('A page is being rendered')),
        keep: () => Promise.resolve(),
        signOut: () => Promise.resolve(null),
      }),
    createPendingMutations(),
  )
  await session.client()
  return session
}
