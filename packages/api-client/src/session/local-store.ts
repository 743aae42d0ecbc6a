import { removeDisposable, type StoragePort } from './storage-cleanup.ts'

/** Local storage that never throws. Values that cannot be stored are kept in memory. */
export interface LocalStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}

export type LogError = (error: unknown) => void

export const logStorageError: LogError = (error) => console.error('Local storage:', error)

/** Local storage, or null if the browser forbids it: reading the property throws in that case. */
export function browserStorage(logError: LogError = logStorageError): StoragePort | null {
  try {
    return globalThis.localStorage ?? null
  } catch (error) {
    logError(error)
    return null
  }
}

/** Storage may be full, forbidden or absent; errors are only logged. */
export function createLocalStore(
  storage: StoragePort | null,
  logError: LogError = logStorageError,
): LocalStore {
  const unstored = new Map<string, string>()

  function attempt<T>(access: (storage: StoragePort) => T, otherwise: T): T {
    if (!storage) return otherwise
    try {
      return access(storage)
    } catch (error) {
      logError(error)
      return otherwise
    }
  }

  function write(target: StoragePort, key: string, value: string): true {
    try {
      target.setItem(key, value)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
      removeDisposable(target)
      target.setItem(key, value)
    }
    return true
  }

  return {
    get: (key) => unstored.get(key) ?? attempt((target) => target.getItem(key), null),
    set(key, value) {
      if (attempt((target) => write(target, key, value), false)) unstored.delete(key)
      else unstored.set(key, value)
    },
    remove(key) {
      unstored.delete(key)
      attempt((target) => target.removeItem(key), undefined)
    },
    keys: () => [
      ...unstored.keys(),
      ...attempt(
        (target) => Array.from({ length: target.length }, (_, index) => target.key(index) ?? ''),
        [],
      ),
    ],
  }
}

/** The JSON value stored under `key`, or null if it is missing or invalid. */
export function readJson(store: LocalStore, key: string): unknown {
  const text = store.get(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
