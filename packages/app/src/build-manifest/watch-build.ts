import { startLimits } from '@olympus/contract/start-limits'

/** The content of `builds/latest.json`. */
export interface LatestBuild {
  readonly id: string
  /** Build time, ISO 8601. */
  readonly timestamp: string
}

interface BuildWatchOptions {
  /** The build that this page was loaded from. */
  readonly currentId: string
  readonly fetchLatest: () => Promise<LatestBuild>
  /** Whether a reload would lose anything. */
  readonly isHeld: () => boolean
  /** Returns whether the page reloads. */
  readonly reload: () => boolean
  readonly schedule?: (task: () => void, delayMs: number) => () => void
}

export interface BuildWatch {
  /** Checks immediately, for example when the window regains focus. */
  readonly check: () => Promise<void>
  /** Call when the player has arrived at another page. */
  readonly arrive: () => void
  readonly stop: () => void
}

const scheduleWithTimeout = (task: () => void, delayMs: number) => {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

/**
 * Checks for a new build every minute and reloads the page. A page with anything to lose is left alone: it
 * reloads at the next navigation after which there is nothing to lose.
 */
export function watchBuild({
  currentId,
  fetchLatest,
  isHeld,
  reload,
  schedule = scheduleWithTimeout,
}: BuildWatchOptions): BuildWatch {
  let isStopped = false
  let isChecking = false
  let isOutdated = false
  let waitsForNavigation = false
  let cancel = () => {}

  const stop = () => {
    isStopped = true
    cancel()
  }

  function reloadUnlessHeld() {
    if (isHeld()) waitsForNavigation = true
    else if (reload()) stop()
  }

  const check = async () => {
    if (isChecking || isStopped) return
    isChecking = true
    cancel()
    try {
      const { id } = await fetchLatest()
      isOutdated = id !== currentId
      if (!isOutdated) waitsForNavigation = false
      else if (!isStopped && !waitsForNavigation) reloadUnlessHeld()
    } catch {
      // Offline or during a deployment: the next check tries again.
    } finally {
      isChecking = false
      if (!isStopped) cancel = schedule(() => void check(), startLimits.manifestPollMs)
    }
  }

  cancel = schedule(() => void check(), startLimits.manifestPollMs)
  return {
    check,
    arrive() {
      if (isOutdated && !isStopped) reloadUnlessHeld()
    },
    stop,
  }
}
