import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date'

/** All languages of the portal use this calendar. The library’s own function loads twelve more. */
export const createGregorian = (): GregorianCalendar => new GregorianCalendar()

/** The date of an ISO day such as 2025-06-10. Null for anything else. */
export function dateOf(day: string | null | undefined): CalendarDate | null {
  if (!day) return null
  try {
    return parseDate(day)
  } catch {
    return null
  }
}
