import type { Client } from '@olympus/api-client/client'
import type { SignedOut } from '@olympus/api-client/session-options'
import type { User } from '@olympus/contract/user'
import { createContext, use } from 'react'

/** What this browser remembers about the player; the full account comes from `useApi(getUser)`. */
export type KnownUser = Pick<User, 'id' | 'username' | 'email'>

export interface Session {
  /** Null for a visitor. */
  readonly user: KnownUser | null
  /** How the last session of this page ended; null if none has. */
  readonly ended: SignedOut | null
  /** The client for pages without an `ApiArea`. Returns the same promise on each call. */
  readonly client: () => Promise<Client>
  /** Keeps the page from reloading for a new build. Returns a function that ends this. */
  readonly holdReload: (reason: string) => () => void
  /** Loads the user after a login, which starts the player's session. */
  readonly start: () => Promise<void>
  /** Keeps the player logged in on this device. */
  readonly keep: () => Promise<void>
  /** Ends the session on the server, forgets the user here and in other tabs, and opens the login page. */
  readonly signOut: () => Promise<void>
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('No SessionProvider above')
  return session
}

/** For pages behind the guard, which require a user. */
export function useUserOrFail(): KnownUser {
  const { user } = useSession()
  if (!user) throw new Error('No user')
  return user
}
