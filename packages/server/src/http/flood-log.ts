import type { Log } from '../log.ts'

/** Decides which of the requests refused for the budget of their network get a line in the log. */
export interface FloodLog {
  /** True for the first one of a network in a minute. Otherwise it is counted. */
  admits(network: string): boolean
  /** Writes the counts of the current minute. */
  stop(): void
}

const everyMs = 60_000
/** More networks than this in one minute are counted together. */
const maxNetworks = 1000

/** A line for each refused request would let anyone fill the disk. */
export function createFloodLog(log: Pick<Log, 'info'>): FloodLog {
  /** How many requests of each network got no line. */
  let counts = new Map<string, number>()
  let ofOthers = 0
  let timer: NodeJS.Timeout | undefined

  function writeCounts() {
    timer = undefined
    for (const [network, requests] of counts)
      if (requests > 0) log.info({ network, requests }, 'more requests refused')
    if (ofOthers > 0) log.info({ requests: ofOthers }, 'more requests of other networks refused')
    counts = new Map()
    ofOthers = 0
  }

  return {
    admits(network) {
      timer ??= setTimeout(writeCounts, everyMs).unref()
      const count = counts.get(network)
      if (count !== undefined) counts.set(network, count + 1)
      else if (counts.size < maxNetworks) counts.set(network, 0)
      else ofOthers += 1
      return count === undefined && counts.has(network)
    },
    stop() {
      clearTimeout(timer)
      writeCounts()
    },
  }
}
