import { limits } from '@olympus/contract/limits'

/** The part of `Storage` that is used. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const disposablePrefixes = ['nuxt:', 'game-', 'user-']

const keysOf = (storage: StoragePort): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

/** Characters of all keys and values, the measure by which browsers set their quota too. */
export const serializedLength = (storage: StoragePort): number =>
  keysOf(storage).reduce((sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0), 0)

/** Removes what can be fetched or computed again. `user` and pending idempotency keys (`pay:`) stay. */
export function removeDisposable(storage: StoragePort): void {
  for (const key of keysOf(storage))
    if (disposablePrefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
}

export function cleanUpStorage(storage: StoragePort): void {
  if (serializedLength(storage) > limits.storageMaxCharacters) removeDisposable(storage)
}

interface CleanupPorts {
  readonly storage: StoragePort
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly logError: (error: unknown) => void
}

/**
 * Cleans up every 5 minutes and when the page goes. `pagehide` comes at every unload as well as when the page is kept for the back
 * button; a listener for `unload` itself would only forbid that. Answers a function that stops it.
 */
export function startStorageCleanup({ storage, target, logError }: CleanupPorts): () => void {
  const run = () => {
    try {
      cleanUpStorage(storage)
    } catch (error) {
      logError(error)
    }
  }
  const timer = setInterval(run, limits.storageCleanupEveryMs)
  target.addEventListener('pagehide', run)
  return () => {
    clearInterval(timer)
    target.removeEventListener('pagehide', run)
  }
}
