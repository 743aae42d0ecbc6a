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

/** Whether the act had been carried out before, and this is its first answer, which may be outdated. */
export const isRepeat = (data: object): boolean => !!arrivals.get(data)?.isRepeat
