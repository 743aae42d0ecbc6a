import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

export interface Part {
  readonly name: string
  /** How long to wait before the next part is stopped. A part that still runs then ends with the process. */
  readonly patienceMs: number
  stop(): Promise<unknown>
}

/** Stops the parts one after another. Takes at most the sum of their patience. */
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
