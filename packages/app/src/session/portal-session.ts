import type { Client } from '@olympus/api-client/client'
import type { PendingMutations } from '@olympus/api-client/pending-mutations'
import type { Session as ApiSession, SignedOut } from '@olympus/api-client/session-options'

import { loadOnce } from '../shared/loading/load-once.ts'
import type { KnownUser } from './session-context.ts'

/** What the portal needs of the API's session. */
interface PortalApi extends Pick<ApiSession, 'client' | 'take' | 'loadUser' | 'keep' | 'signOut'> {
  readonly user: Pick<ApiSession['user'], 'get' | 'subscribe'>
}

export interface SessionState {
  readonly user: KnownUser | null
  /** How the last session of this page ended; null if none has. */
  readonly ended: SignedOut | null
}

export interface PortalSession {
  readonly get: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** The API of this browser. Loads its code on the first call, because many visitors never need it. */
  readonly api: () => Promise<PortalApi>
  /** The API client. Returns the same promise on each call, for `use`. */
  readonly client: () => Promise<Client>
  readonly holdReload: (reason: string) => () => void
  /** The client, or null if nothing has requested it yet. */
  readonly startedClient: () => Promise<Client> | null
  readonly onSignedOut: (signedOut: SignedOut) => void
  /** Ends the session here even if the server fails. The login page shows that failure. */
  readonly signOut: () => Promise<void>
  /** Loads the user, which starts the player's session. */
  readonly start: () => Promise<void>
}

/** The session for the pages, usable before the API code is loaded. */
export function createPortalSession(
  importApi: () => Promise<PortalApi>,
  { hold }: Pick<PendingMutations, 'hold'>,
): PortalSession {
  let state: SessionState = { user: null, ended: null }
  let hasStarted = false
  const listeners = new Set<() => void>()

  function change(part: Partial<SessionState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function take(api: PortalApi): PortalApi {
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
    holdReload: hold,
    onSignedOut: (ended) => change({ user: null, ended }),
    async signOut() {
      const failure = await (await api()).signOut()
      if (failure) change({ ended: { cause: 'sign-out', key: 'LOGOUT_ERROR', requestId: failure.requestId } })
    },
    async start() {
      change({ ended: null })
      await (await api()).loadUser()
    },
  }
}
