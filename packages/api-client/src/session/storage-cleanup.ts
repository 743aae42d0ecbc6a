import { limits } from '@olympus/contract/limits'

/** The part of `Storage` that is used. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const disposablePrefixes = ['nuxt:', 'game-', 'user-']

const keysOf = (storage: StoragePort): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

/**
 * Characters of the storage as one JSON object. Keys and values alone never exceed the limit: it is also
 * the quota of Chromium. JSON adds quotes, commas and escapes.
 */
export const serializedLength = (storage: StoragePort): number =>
  JSON.stringify(Object.fromEntries(keysOf(storage).map((key) => [key, storage.getItem(key)]))).length

/**
 * Removes entries that can be fetched or computed again. Keeps `user` and pending idempotency keys (`pay:`).
 */
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
 * Cleans up every 5 minutes, when the page is hidden, and on `pagehide`, which fires at every unload and
 * when the page enters the back/forward cache. A listener for `unload` would disable that cache. Returns a
 * function that stops the cleanup.
 */
export function startStorageCleanup({ storage, target, logError }: CleanupPorts): () => void {
  const run = () => {
    try {
      cleanUpStorage(storage)
    } catch (error) {
      logError(error)
    }
  }
  const runIfHidden = () => {
    if (document.visibilityState === 'hidden') run()
  }
  const timer = setInterval(run, limits.storageCleanupEveryMs)
  target.addEventListener('pagehide', run)
  target.addEventListener('visibilitychange', runIfHidden)
  return () => {
    clearInterval(timer)
    target.removeEventListener('pagehide', run)
    target.removeEventListener('visibilitychange', runIfHidden)
  }
}
