const dayMs = 24 * 60 * 60 * 1000

/** A day in UTC, as text that sorts. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10)

/** From 1, which is Monday. */
export const weekdayOf = (day: string): number => new Date(startOf(day)).getUTCDay() || 7

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))
