import type { Database } from '../../database/database.ts'

/** The channel that wakes claims that wait for a task. */
export const taskChannel = 'task'

interface Wait {
  /** `count()` before the caller looked for tasks. */
  readonly since: number
  readonly ms: number
  readonly signal: AbortSignal
}

/** Lets claims wait for tasks without a connection to the database. */
export interface TaskNotices {
  /** How often tasks became claimable so far. */
  count(): number
  /** Resolves when tasks may have become claimable, after `ms`, when the signal aborts, or at the stop. */
  wait(wait: Wait): Promise<void>
  isStopped(): boolean
  stop(): Promise<void>
}

export function createTaskNotices({ database }: { readonly database: Database }): TaskNotices {
  const waiting = new Set<() => void>()
  let notices = 0
  let isStopped = false
  let stopListening: (() => Promise<void>) | undefined

  function wakeAll(): void {
    notices += 1
    for (const wake of waiting) wake()
  }

  return {
    count() {
      stopListening ??= database.listen(taskChannel, wakeAll)
      return notices
    },
    isStopped: () => isStopped,
    wait: ({ since, ms, signal }) =>
      new Promise((resolve) => {
        if (isStopped || signal.aborted || notices !== since) return resolve()
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
        signal.addEventListener('abort', wake)
      }),
    async stop() {
      isStopped = true
      wakeAll()
      await stopListening?.()
    },
  }
}
