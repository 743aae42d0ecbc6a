import { setTimeout as sleep } from 'node:timers/promises'
import { type Draw, happens } from '../random.ts'

export interface NetworkFaults {
  /** Probability that the portal's answer is lost after it did its work. */
  readonly dropReplies: number
  /** Probability that a request arrives twice. */
  readonly duplicate: number
  /** Requests overtake one another. */
  readonly reorder: boolean
}

const longestDelayMs = 300

/** A `fetch` on a bad network. */
export function faultyFetch(
  { dropReplies, duplicate, reorder }: NetworkFaults,
  draw: Draw,
  send: typeof fetch = fetch,
): typeof fetch {
  return async (input, init) => {
    if (reorder) await sleep(draw(longestDelayMs))
    const again = happens(duplicate, draw)
      ? send(input, init).then(
          (response) => response.arrayBuffer(),
          () => null,
        )
      : null
    const response = await send(input, init)
    await again
    if (!happens(dropReplies, draw)) return response
    await response.arrayBuffer()
    throw new TypeError('The reply was dropped')
  }
}
