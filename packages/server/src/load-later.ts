import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'
import type { Background } from './repeated.ts'

const usualPauseMs = 1000

/**
 * Loads modules one after another while the server already answers. Not only when they are needed: an update
 * may have replaced their files by then.
 */
export function loadLater(
  loads: readonly (() => Promise<unknown>)[],
  log: Log,
  pauseMs = usualPauseMs,
): Background {
  const stopping = new AbortController()
  const { signal } = stopping
  async function run(): Promise<void> {
    for (const load of loads) {
      await sleep(pauseMs, undefined, { signal })
      await load()
    }
  }
  const loading = run().catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'a part of the server could not be loaded')
  })
  return {
    wake() {},
    async stop() {
      stopping.abort()
      await loading
    },
  }
}
