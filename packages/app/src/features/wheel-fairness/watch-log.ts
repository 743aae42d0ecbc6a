import type { Checkpoint } from '@olympus/contract/wheel-fairness'
import { isConsistent } from '@olympus/contract/wheel-log'

import { checkCheckpoint } from './verify/check-log.ts'
import type { WheelKeys } from './verify/signed-statement.ts'

/**
 * - `first`: this browser had seen no earlier state.
 * - `grown`: the latest state holds the earlier one.
 * - `rewritten`: it does not. That must never happen.
 * - `forged`: we have not signed the latest state.
 */
export interface LogWatch {
  readonly kind: 'first' | 'grown' | 'rewritten' | 'forged'
  /** False if the browser cannot check signatures. */
  readonly isSigned: boolean
  readonly latest: Checkpoint
  readonly earlier: Checkpoint | null
}

interface Watched {
  readonly latest: Checkpoint
  readonly earlier: Checkpoint | null
  readonly keys: WheelKeys
  /** Hashes that prove the growth; null if the server does not know such states. */
  readonly prove: (oldSize: number, newSize: number) => Promise<readonly string[] | null>
}

/** Checks the latest state of the log against an earlier one that this browser remembers. */
export async function watchLog({ latest, earlier, keys, prove }: Watched): Promise<LogWatch> {
  const { state } = await checkCheckpoint(latest, keys)
  const watch = { isSigned: state === 'passed', latest, earlier }
  if (state === 'failed') return { kind: 'forged', ...watch }
  if (!earlier) return { kind: 'first', ...watch }
  const { size: oldSize } = earlier
  const { size: newSize } = latest
  const hashes = oldSize === newSize ? [] : oldSize < newSize ? await prove(oldSize, newSize) : null
  const hasGrown =
    hashes !== null && (await isConsistent(earlier.rootHash, latest.rootHash, { oldSize, newSize, hashes }))
  return { kind: hasGrown ? 'grown' : 'rewritten', ...watch }
}
