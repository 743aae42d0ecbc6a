import type { Checkpoint } from '@olympus/contract/wheel-fairness'

// The storage cleanup ignores this prefix: without it, a rewritten log would not be noticed.
const key = 'olympus-wheel-log'

/** The latest state of the public log that this browser has checked, as JSON; null if there is none. */
export function rememberedCheckpoint(): string | null {
  try {
    return localStorage.getItem(key)
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
