import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

export interface Part {
  readonly name: string
  /** After that the next part is stopped, and what still runs ends with the process. */
  readonly patienceMs: number
  stop(): Promise<unknown>
}

/** Stops one part after the other, in a time that is the sum of their patience at most. */
export async function stopInTurn(parts: readonly Part[], log: Log): Promise<void> {
  for (const { name, patienceMs, stop } of parts) {
    const patience = new AbortController()
    const outOfPatience = sleep(patienceMs, 'still running', patience).catch(() => undefined)
    try {
      if ((await Promise.race([stop(), outOfPatience])) === 'still running')
        log.warn({ part: name, patienceMs }, 'does not stop in time, and is left')
    } finally {
      patience.abort()
    }
  }
}
