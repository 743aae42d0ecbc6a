import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { type Background, repeated } from '../repeated.ts'

/** Leaves time for requests: the embedded database does one thing at a time. */
const pauseMs = 150
const againMs = 60 * 60 * 1000

export interface Filling {
  readonly now: Date
  /** Between transactions. */
  pause(): Promise<unknown>
  isStopped(): boolean
}

/** Fills a part of the demo world beside requests, so that the first start does not wait for it. */
export function besideRequests(
  name: string,
  { log, now }: { readonly log: Log; readonly now: Date },
  fill: (filling: Filling) => Promise<void>,
): Background {
  const stopped = new AbortController()
  const { signal } = stopped
  const filling = repeated({ name, everyMs: againMs, log }, () =>
    fill({
      now,
      pause: () => sleep(pauseMs, undefined, { signal }).catch(() => {}),
      isStopped: () => signal.aborted,
    }),
  )
  return {
    ...filling,
    stop() {
      stopped.abort()
      return filling.stop()
    },
  }
}
