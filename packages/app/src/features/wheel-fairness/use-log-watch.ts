import { ApiError } from '@olympus/api-client/api-error'
import { useClient } from '@olympus/api-client/api-provider'
import { useApi } from '@olympus/api-client/hooks'
import { getCheckpoint, proveConsistency, type Checkpoint } from '@olympus/contract/wheel-fairness'
import { startTransition, useEffect, useRef, useState } from 'react'

import type { ApiAnswer } from '../../shared/loading/loaded.tsx'
import { loadCheckParts } from './load-check-parts.ts'
import { rememberCheckpoint, rememberedCheckpoint } from './remembered-checkpoint.ts'
import type { WheelKeys } from './verify/signed-statement.ts'
import type { LogWatch } from './watch-log.ts'

const refreshMs = 60_000

/** Checks each new state of the log, one a minute, against a state that this browser remembers. */
export function useLogWatch(): {
  readonly answer: ApiAnswer<Checkpoint>
  /** Null until the latest state is checked, and `unknown` if it could not be. */
  readonly watch: LogWatch | 'unknown' | null
} {
  const client = useClient()
  const answer = useApi(getCheckpoint, {}, { refreshInterval: refreshMs })
  const [watch, setWatch] = useState<LogWatch | 'unknown' | null>(null)
  /** What was remembered before this visit; on a first visit, the first state seen. */
  const earlier = useRef<Checkpoint>(null)
  const keys = useRef<WheelKeys>(null)
  const latest = answer.data

  useEffect(() => {
    if (!latest) return
    let isOutdated = false
    // Read now: another tab may remember a later state than this one while code loads.
    const remembered = rememberedCheckpoint()

    const show = (next: LogWatch | 'unknown') => {
      // An urgent update would interrupt the tables, which are rendered in slices, and begin them anew.
      if (!isOutdated) startTransition(() => setWatch(next))
    }
    async function prove(oldSize: number, newSize: number) {
      try {
        return (await client.call(proveConsistency, { query: { oldSize, newSize } })).hashes
      } catch (error) {
        // We have signed both states, so a server that does not know one has lost it.
        if (error instanceof ApiError && error.key === 'NOT_FOUND') return null
        throw error
      }
    }
    async function check(checkpoint: Checkpoint) {
      try {
        const { loadKeys, readCheckpoint, watchLog } = await loadCheckParts()
        const before = (earlier.current ??= readCheckpoint(remembered))
        const watchWith = (known: WheelKeys) =>
          watchLog({ latest: checkpoint, earlier: before, keys: known, prove })
        let next = keys.current && (await watchWith(keys.current))
        // A new key may have signed it.
        if (!next || next.kind === 'forged') next = await watchWith((keys.current = await loadKeys()))
        const isSound = next.kind === 'first' || next.kind === 'grown'
        if (isSound && !next.isOvertaken) rememberCheckpoint(checkpoint)
        show(next)
      } catch {
        show('unknown')
      }
    }
    void check(latest)
    return () => {
      isOutdated = true
    }
  }, [client, latest])

  return { answer, watch }
}
