import { useMemo, useSyncExternalStore, type ReactNode } from 'react'

import type { PortalSession } from './portal-session.ts'
import { SessionContext, type Session } from './session-context.ts'

interface SessionProviderProps {
  readonly session: PortalSession
  readonly children: ReactNode
}

/** Provides the browser's session to the pages. */
export function SessionProvider({ session, children }: SessionProviderProps): ReactNode {
  const { user, ended } = useSyncExternalStore(session.subscribe, session.get, session.get)

  const value = useMemo(
    (): Session => ({
      user,
      ended,
      client: session.client,
      holdReload: session.holdReload,
      start: session.start,
      keep: async () => (await session.api()).keep(),
      signOut: session.signOut,
    }),
    [session, user, ended],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}
