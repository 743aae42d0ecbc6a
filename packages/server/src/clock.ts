/** Where the server reads the time outside SQL. Business time is the database's `now()`. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
