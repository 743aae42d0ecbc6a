import type { Log } from './log.ts'

/** Work that runs beside requests. */
export interface Background {
  /** Runs the next round now. */
  wake(): void
  /** Starts no further round and resolves when the running one is done. */
  stop(): Promise<void>
}

interface RepeatedOptions {
  readonly name: string
  readonly everyMs: number
  readonly log: Log
}

/** Runs `act` repeatedly, never twice at once. A failed round is logged, and the next one runs as usual. */
export function repeated({ name, everyMs, log }: RepeatedOptions, act: () => Promise<unknown>): Background {
  let isStopped = false
  let isWoken = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function round(): Promise<void> {
    isWoken = false
    try {
      await act()
    } catch (error) {
      log.error({ err: error, task: name }, 'background work failed')
    }
  }

  function start(): void {
    clearTimeout(timer)
    if (isStopped || running) return
    running = round().finally(() => {
      running = undefined
      if (!isStopped) timer = setTimeout(start, isWoken ? 0 : everyMs)
    })
  }

  start()
  return {
    wake() {
      isWoken = true
      start()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
