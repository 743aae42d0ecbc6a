import { startLimits } from '@olympus/contract/start-limits'

const key = 'olympus:reloaded-at'

interface ReloadGuardOptions {
  readonly reload: () => void
  /** Persists across reloads. May fail, because storage can be disabled. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly now?: () => number
}

export type GuardedReload = () => boolean

/**
 * Reloads the page at most once in ten seconds, so that a broken build does not cause a
 * loop. Returns whether it reloads.
 */
export function createReloadGuard({ reload, storage, now = Date.now }: ReloadGuardOptions): GuardedReload {
  return () => {
    try {
      const reloadedAt = Number(storage().getItem(key) ?? Number.NaN)
      if (now() - reloadedAt < startLimits.reloadGuardMs) return false
      storage().setItem(key, String(now()))
    } catch {
      // Without storage, repeated reloads cannot be detected, so there is no reload.
      return false
    }
    reload()
    return true
  }
}
