import { z } from '@olympus/contract/schema'
import { Checkpoint } from '@olympus/contract/wheel-fairness'

// The storage cleanup ignores this prefix: without it, a rewritten log would not be noticed.
const key = 'olympus-wheel-log'

/** The latest state of the public log that this browser has checked; null if there is none. */
export function rememberedCheckpoint(): Checkpoint | null {
  try {
    const read = z.safeParse(Checkpoint, JSON.parse(localStorage.getItem(key) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

export function rememberCheckpoint(checkpoint: Checkpoint): void {
  try {
    localStorage.setItem(key, JSON.stringify(checkpoint))
  } catch (error) {
    console.warn('The state of the log could not be remembered', error)
  }
}
