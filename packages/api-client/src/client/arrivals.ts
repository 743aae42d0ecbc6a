const arrivals = new WeakMap<object, number>()

/** Notes when an answer of the server arrived, by the clock of the player. */
export function noteArrival(data: unknown, nowMs: number): void {
  if (typeof data === 'object' && data !== null) arrivals.set(data, nowMs)
}

/** When an answer arrived, in epoch milliseconds; undefined if it is changed or from an earlier visit. */
export const arrivedAt = (data: object): number | undefined => arrivals.get(data)
