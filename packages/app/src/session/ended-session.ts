import type { ErrorKey } from '@olympus/contract/errors'

/** Why the last session ended, for the login page to say. */
export interface EndedSession {
  readonly get: () => ErrorKey | null
  readonly set: (key: ErrorKey | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createEndedSession(): EndedSession {
  let endedBy: ErrorKey | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => endedBy,
    set(key) {
      endedBy = key
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
