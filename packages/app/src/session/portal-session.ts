import type { Client } from '@olympus/api-client/client'
import type { Session as ApiSession, SignedOut } from '@olympus/api-client/session-options'

import { loadOnce } from '../shared/loading/load-once.ts'
import type { KnownUser } from './session-context.ts'

export interface SessionState {
  readonly user: KnownUser | null
  /** How the last session of this page ended; null before. */
  readonly ended: SignedOut | null
}

export interface PortalSession {
  readonly get: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** The API of this browser. Its code comes at the first call: a visitor who only looks around needs none. */
  readonly api: () => Promise<ApiSession>
  /** Its client: the same promise at each call, for `use`. */
  readonly client: () => Promise<Client>
  readonly loadedClient: () => Client | null
  /** The client, unless nobody has needed it yet. */
  readonly startedClient: () => Promise<Client> | null
  readonly onSignedOut: (signedOut: SignedOut) => void
  /** Ends the session here whatever the server says; what that was, the login page tells. */
  readonly signOut: () => Promise<void>
  /** Loads the user; from then on this is a player's session. */
  readonly start: () => Promise<void>
}

/** The session as the pages see it, before and after the code of the API is there. */
export function createPortalSession(importApi: () => Promise<ApiSession>): PortalSession {
  let state: SessionState = { user: null, ended: null }
  let loaded: ApiSession | null = null
  let hasStarted = false
  const listeners = new Set<() => void>()

  function change(part: Partial<SessionState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function take(api: ApiSession): ApiSession {
    loaded = api
    const takeUser = () => change({ user: api.user.get() })
    api.user.subscribe(takeUser)
    takeUser()
    return api
  }

  const api = loadOnce(async () => {
    hasStarted = true
    return take(await importApi())
  })
  const client = loadOnce(async () => (await api()).client)

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    api,
    client,
    startedClient: () => (hasStarted ? client() : null),
    loadedClient: () => loaded?.client ?? null,
    onSignedOut: (ended) => change({ user: null, ended }),
    async signOut() {
      const failure = await (await api()).signOut()
      if (failure) change({ ended: { cause: 'sign-out', key: 'LOGOUT_ERROR' } })
    },
    async start() {
      change({ ended: null })
      await (await api()).loadUser()
    },
  }
}
