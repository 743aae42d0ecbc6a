import { readJson, type LocalStore } from './local-store.ts'

/** The user data stored in the browser between visits. Keep it minimal. */
export interface CachedUser {
  readonly id: number
  readonly username: string
  readonly email: string
}

export interface UserStore {
  /** Returns the same object until the user changes. */
  get(): CachedUser | null
  set(user: CachedUser): void
  clear(): void
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export const userStorageKey = 'user'

const isCachedUser = (value: unknown): value is CachedUser =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'username' in value &&
  typeof value.username === 'string' &&
  'email' in value &&
  typeof value.email === 'string'

export function createUserStore(store: LocalStore): UserStore {
  const listeners = new Set<() => void>()
  const cached = readJson(store, userStorageKey)
  let user = isCachedUser(cached) ? cached : null

  function updateUser(next: CachedUser | null) {
    user = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => user,
    set({ id, username, email }) {
      const next = { id, username, email }
      const text = JSON.stringify(next)
      if (store.get(userStorageKey) !== text) store.set(userStorageKey, text)
      if (JSON.stringify(user) !== text) updateUser(next)
    },
    clear() {
      store.remove(userStorageKey)
      if (user) updateUser(null)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
