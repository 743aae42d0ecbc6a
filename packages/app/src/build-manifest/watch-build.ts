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
  /**
   * Resolves once nothing is running that a reload would break: a payment, a mutation or a one-time popup.
   */
  readonly whenIdle: () => Promise<void>
  /** Returns whether the page reloads. */
  readonly reload: () => boolean
  readonly schedule?: (task: () => void, delayMs: number) => () => void
}

export interface BuildWatch {
  /** Checks immediately, for example when the window regains focus. */
  readonly check: () => Promise<void>
  readonly stop: () => void
}

const scheduleWithTimeout = (task: () => void, delayMs: number) => {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

/** Checks for a new build every minute and reloads the page as soon as that is safe. */
export function watchBuild({
  currentId,
  fetchLatest,
  whenIdle,
  reload,
  schedule = scheduleWithTimeout,
}: BuildWatchOptions): BuildWatch {
  let isStopped = false
  let isChecking = false
  let cancel = () => {}

  const check = async () => {
    if (isChecking || isStopped) return
    isChecking = true
    cancel()
    try {
      const { id } = await fetchLatest()
      if (id !== currentId) {
        await whenIdle()
        if (!isStopped && reload()) isStopped = true
      }
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
    stop() {
      isStopped = true
      cancel()
    },
  }
}
