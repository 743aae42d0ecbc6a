import { z } from '@olympus/contract/schema'
import { Checkpoint } from '@olympus/contract/wheel-fairness'

/** A state of the log that was remembered as JSON; null if there is none, or another build wrote it. */
export function readCheckpoint(text: string | null): Checkpoint | null {
  try {
    const read = z.safeParse(Checkpoint, JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
