const dayMs = 24 * 60 * 60 * 1000

/** A day in UTC, as text that sorts. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10)

/** From 1, which is Monday. */
export const weekdayOf = (day: string): number => new Date(startOf(day)).getUTCDay() || 7

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/**
 * The first day of the week, or of the part of it that is in the same month: a week over the end of a month
 * has two parts, so that these add up to weeks and to months.
 */
export function weekPartOf(day: string): string {
  const monday = addDays(day, 1 - weekdayOf(day))
  const first = firstOfMonth(day)
  return monday < first ? first : monday
}

/** The first day of the month so many months earlier. */
export function monthsBefore(day: string, months: number): string {
  const moment = new Date(startOf(firstOfMonth(day)))
  moment.setUTCMonth(moment.getUTCMonth() - months)
  return dayOf(moment)
}
