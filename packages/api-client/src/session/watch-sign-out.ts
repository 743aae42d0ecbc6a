import type { PlayerData } from './player-data.ts'
import type { SessionOptions } from './session-options.ts'
import { userStorageKey } from './user-store.ts'

const answerTimeoutMs = 100

interface Listeners {
  /** Asks the other tabs, which may know the cause. */
  readonly ask: () => void
  readonly onSignedOut: () => void
}

/**
 * Detects a logout in another tab without BroadcastChannel. Returns a function that stops.
 */
export function watchSignOut(
  target: NonNullable<SessionOptions['target']>,
  { user, hasStoredUser }: PlayerData,
  { ask, onSignedOut }: Listeners,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  // The delay lets the channel, which knows the cause, go first.
  function endSoon() {
    ask()
    clearTimeout(timer)
    timer = setTimeout(onSignedOut, answerTimeoutMs)
  }
  const onStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent
    if (key === userStorageKey && newValue === null) endSoon()
  }
  // A page restored by the back button received no events while it was frozen.
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted && user.get() && !hasStoredUser()) endSoon()
  }

  target.addEventListener('storage', onStorage)
  target.addEventListener('pageshow', onPageShow)
  return () => {
    clearTimeout(timer)
    target.removeEventListener('storage', onStorage)
    target.removeEventListener('pageshow', onPageShow)
  }
}
