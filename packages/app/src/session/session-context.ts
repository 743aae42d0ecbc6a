import type { Client } from '@olympus/api-client/client'
import type { SignedOut } from '@olympus/api-client/session-options'
import type { User } from '@olympus/contract/user'
import { createContext, use } from 'react'

/** What this browser remembers of the user; the whole account comes from `useApi(getUser)`. */
export type KnownUser = Pick<User, 'id' | 'username' | 'email'>

export interface Session {
  /** Null: a visitor. */
  readonly user: KnownUser | null
  /** How the last session of this page ended; null before. */
  readonly ended: SignedOut | null
  /** The client, for pages that have no `ApiArea` around them; the same promise at each call. */
  readonly client: () => Promise<Client>
  /** Loads the user after a login; from then on this is a player's session. */
  readonly start: () => Promise<void>
  /** Stay logged in on this device. */
  readonly keep: () => Promise<void>
  /** Tells the server, forgets the user here and in other tabs, ends at the login page. */
  readonly signOut: () => Promise<void>
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('No SessionProvider above')
  return session
}

/** For pages behind the guard, which only a player sees. */
export function useUserOrFail(): KnownUser {
  const { user } = useSession()
  if (!user) throw new Error('No user')
  return user
}
