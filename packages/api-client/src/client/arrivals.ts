interface Arrival {
  /** By the clock of the player. */
  readonly atMs: number
  readonly isRepeat?: boolean
}

const arrivals = new WeakMap<object, Arrival>()

/** Notes how an answer of the server arrived. */
export function noteArrival(data: unknown, arrival: Arrival): void {
  if (typeof data === 'object' && data !== null) arrivals.set(data, arrival)
}

/** When an answer arrived, in epoch milliseconds; undefined if it is changed or from an earlier visit. */
export const arrivedAt = (data: object): number | undefined => arrivals.get(data)?.atMs

/** A smaller difference may be that of the way, and a change within it makes no clock jump. */
const toleranceMs = 60_000

/** How far the server's clock is ahead of the player's. */
let aheadMs = 0

/** Notes the server's time of an answer. NaN changes nothing. */
export function noteServerTime(serverMs: number, arrivedAtMs: number): void {
  const differenceMs = serverMs - arrivedAtMs
  if (Math.abs(differenceMs - aheadMs) > toleranceMs)
    aheadMs = Math.abs(differenceMs) > toleranceMs ? differenceMs : 0
}

/** The server's time in epoch milliseconds, as far as known. The clock of the player may be wrong. */
export const serverTimeMs = (): number => Date.now() + aheadMs

/** Whether the act had been carried out before, and this is its first answer, which may be outdated. */
export const isRepeat = (data: object): boolean => !!arrivals.get(data)?.isRepeat
