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
  /** Whether `earlier` is the later one, for example because another tab remembered it meanwhile. */
  readonly isOvertaken: boolean
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
  // By the time, not the size: a log that has lost entries must not pass for an earlier one.
  const isOvertaken = earlier !== null && Date.parse(earlier.signedAt) > Date.parse(latest.signedAt)
  const watch = { isSigned: state === 'passed', isOvertaken, latest, earlier }
  if (state === 'failed') return { kind: 'forged', ...watch }
  if (!earlier) return { kind: 'first', ...watch }
  const [older, newer] = isOvertaken ? [latest, earlier] : [earlier, latest]
  const { size: oldSize } = older
  const { size: newSize } = newer
  const hashes = oldSize === newSize ? [] : oldSize < newSize ? await prove(oldSize, newSize) : null
  const hasGrown =
    hashes !== null && (await isConsistent(older.rootHash, newer.rootHash, { oldSize, newSize, hashes }))
  return { kind: hasGrown ? 'grown' : 'rewritten', ...watch }
}
