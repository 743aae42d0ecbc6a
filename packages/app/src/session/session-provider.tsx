import type { Session as ApiSession } from '@olympus/api-client/session'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'

import type { EndedSession } from './ended-session.ts'
import { SessionContext, type Session } from './session-context.ts'

interface SessionProviderProps {
  readonly session: ApiSession
  readonly ended: EndedSession
  readonly children: ReactNode
}

/** Gives the pages the browser's session. */
export function SessionProvider({ session, ended, children }: SessionProviderProps): ReactNode {
  const user = useSyncExternalStore(session.user.subscribe, session.user.get)
  const endedBy = useSyncExternalStore(ended.subscribe, ended.get)

  const value = useMemo(
    (): Session => ({
      user,
      endedBy,
      async start() {
        await session.loadUser()
        ended.set(null)
      },
      keep: () => session.keep(),
      signOut: () => session.signOut(),
    }),
    [session, ended, user, endedBy],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}
