import type { ErrorKey } from '@olympus/contract/errors'

import type { AuthChannel } from './auth-channel.ts'
import type { PlayerData } from './player-data.ts'
import type { SessionOptions } from './session-options.ts'
import { userStorageKey } from './user-store.ts'

const answerTimeoutMs = 100

interface Ports {
  readonly channel: AuthChannel
  readonly end: (key: ErrorKey | null, data?: unknown) => void
}

/**
 * Detects a logout in another tab that the channel has not told, and asks the other tabs for its cause.
 * Returns a function that stops.
 */
export function watchSignOut(
  target: NonNullable<SessionOptions['target']>,
  { user, hasStoredUser }: PlayerData,
  { channel, end }: Ports,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function stopWaiting() {
    clearTimeout(timer)
    timer = undefined
  }
  function endNow(key: ErrorKey | null, data?: unknown) {
    stopWaiting()
    end(key, data)
  }
  // The delay lets the channel, which knows the cause, go first.
  function endSoon() {
    stopWaiting()
    timer = setTimeout(endNow, answerTimeoutMs, null)
    channel.send({ kind: 'how-ended' })
  }
  // Other tabs ask, too. Their answers must not affect a new login.
  channel.on('ended', ({ key, data }) => {
    if (timer !== undefined) endNow(key, data)
  })
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
    stopWaiting()
    target.removeEventListener('storage', onStorage)
    target.removeEventListener('pageshow', onPageShow)
  }
}
