/** The time outside SQL. Business rules use the database's `now()`. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
