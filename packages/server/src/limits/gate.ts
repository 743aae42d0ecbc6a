interface GateOptions {
  /** How many acts of one key run at once. */
  readonly maxRunning: number
  /** How many more may wait for their turn. */
  readonly maxWaiting: number
}

/** The gate has no place for another act of this key. */
export const gateIsFull = Symbol('gate is full')

export interface Gate {
  /** Runs `act` once a place is free, in the order of the calls. Nothing of it happens while it waits. */
  run<Value>(key: string, act: () => Promise<Value>): Promise<Value | typeof gateIsFull>
  /** How many acts run and wait now, over all keys. */
  load(): { readonly running: number; readonly waiting: number }
}

interface Lane {
  running: number
  readonly waiting: (() => void)[]
}

/** Keeps one key from taking what all share. */
export function createGate({ maxRunning, maxWaiting }: GateOptions): Gate {
  const lanes = new Map<string, Lane>()

  function leave(key: string, lane: Lane): void {
    const next = lane.waiting.shift()
    if (next) return next()
    lane.running -= 1
    if (lane.running === 0) lanes.delete(key)
  }

  return {
    async run(key, act) {
      const lane = lanes.get(key) ?? { running: 0, waiting: [] }
      if (lane.running >= maxRunning) {
        if (lane.waiting.length >= maxWaiting) return gateIsFull
        // The act that ends hands its place over, so the number of running ones stays as it is.
        await new Promise<void>((resolve) => void lane.waiting.push(resolve))
      } else {
        lane.running += 1
        lanes.set(key, lane)
      }
      try {
        return await act()
      } finally {
        leave(key, lane)
      }
    },
    load() {
      let running = 0
      let waiting = 0
      for (const lane of lanes.values()) {
        running += lane.running
        waiting += lane.waiting.length
      }
      return { running, waiting }
    },
  }
}
