import { cached } from '../shared/cached.ts'

export const dayMs = 24 * 60 * 60 * 1000

/** An IANA time zone, or `deviceTimeZone`. */
export type TimeZone = string

/** Stands for the time zone of the browser, whatever it is. */
export const deviceTimeZone = 'device'

/** The option of `Intl` for a time zone. */
export const zoneOption = (timeZone: TimeZone): { readonly timeZone?: string } =>
  timeZone === deviceTimeZone ? {} : { timeZone }

/** `2025-06-12 09:41:00` */
const clocks = cached(
  (timeZone: TimeZone) =>
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }),
)

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
export function utcOffsetMs(moment: Date, timeZone: TimeZone): number {
  if (timeZone === deviceTimeZone) return -moment.getTimezoneOffset() * 60_000
  const local = clocks(timeZone).format(moment)
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(moment.getTime() / 1000) * 1000
}

/** The number of a moment's calendar day. The next day has the next number. */
export const dayNumber = (moment: Date, timeZone: TimeZone): number =>
  Math.floor((moment.getTime() + utcOffsetMs(moment, timeZone)) / dayMs)
