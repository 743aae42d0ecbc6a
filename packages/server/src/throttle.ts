export interface Throttle {
  /** Runs the act now, or at the end of the current pause. Requests during the pause are merged. */
  request(): void
  /** Runs the act if it was requested, ends the pause, and resolves when nothing runs. */
  stop(): Promise<void>
}

interface ThrottleOptions {
  readonly pauseMs: number
  /** Must not reject. */
  readonly act: () => Promise<void>
}

/** Runs an act at once when it is requested, but never twice at the same time or within the pause. */
export function createThrottle({ pauseMs, act }: ThrottleOptions): Throttle {
  let isRequested = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    isRequested = false
    await act()
    if (isRequested && isStopped) return run()
    running = undefined
    if (isRequested && !timer) start()
  }

  function start(): void {
    if (running) return
    timer = isStopped ? undefined : setTimeout(endPause, pauseMs)
    running = run()
  }

  function endPause(): void {
    timer = undefined
    if (isRequested) start()
  }

  return {
    request() {
      if (isStopped) return
      isRequested = true
      if (!timer) start()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      endPause()
      await running
    },
  }
}
