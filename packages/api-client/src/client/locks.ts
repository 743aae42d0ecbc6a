/** The part of `navigator.locks` that is used. */
export interface Locks {
  request(name: string, options: { signal: AbortSignal }, callback: () => Promise<void>): Promise<unknown>
}

interface Lock {
  /** Null: the browser has no locks. */
  readonly locks: Locks | null | undefined
  readonly name: string
  /** Ends the wait for the lock. */
  readonly signal: AbortSignal
}

/** Runs `work` while this tab holds the lock, or without the lock if the browser does not grant it. */
export async function runLocked({ locks, name, signal }: Lock, work: () => Promise<void>): Promise<void> {
  if (!locks) return work()
  let isGranted = false
  const grantedWork = () => {
    isGranted = true
    return work()
  }
  try {
    await locks.request(name, { signal }, grantedWork)
  } catch (error) {
    if (isGranted) throw error
    await work()
  }
}
