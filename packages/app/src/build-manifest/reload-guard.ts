import { startLimits } from '@olympus/contract/start-limits'

const key = 'olympus:reloaded-at'

interface ReloadGuardOptions {
  readonly reload: () => void
  /** Survives the reload; may fail, as storage can be switched off. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly now?: () => number
}

export type GuardedReload = () => boolean

/** Reloads the page, but never twice within ten seconds: a build that is broken must not become a loop. True: it reloads. */
export function createReloadGuard({ reload, storage, now = Date.now }: ReloadGuardOptions): GuardedReload {
  return () => {
    try {
      const reloadedAt = Number(storage().getItem(key) ?? Number.NaN)
      if (now() - reloadedAt < startLimits.reloadGuardMs) return false
      storage().setItem(key, String(now()))
    } catch {
      // Without storage nothing tells a second reload from the first, so there is none.
      return false
    }
    reload()
    return true
  }
}
