import { startLimits } from '@olympus/contract/start-limits'

/** `builds/latest.json`. */
export interface LatestBuild {
  readonly id: string
  /** When it was built, ISO 8601. */
  readonly timestamp: string
}

interface BuildWatchOptions {
  /** The build that this page came from. */
  readonly currentId: string
  readonly fetchLatest: () => Promise<LatestBuild>
  /** Resolves as soon as nothing is under way that a reload would hurt: a payment, a mutation, a one-time popup. */
  readonly whenIdle: () => Promise<void>
  /** Answers whether it reloads. */
  readonly reload: () => boolean
  readonly schedule?: (task: () => void, delayMs: number) => () => void
}

export interface BuildWatch {
  /** Asks now, as when the window gets the focus back. */
  readonly check: () => Promise<void>
  readonly stop: () => void
}

const scheduleWithTimeout = (task: () => void, delayMs: number) => {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

/** Asks every minute whether the portal has been built anew, and reloads the page once it may. */
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
      // Offline, or a deployment is under way: the next round asks again.
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
