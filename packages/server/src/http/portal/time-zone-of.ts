import { readCookie } from '../cookies.ts'
import type { RequestHeaders } from '../request-headers.ts'

/** Letters, digits and the marks of IANA's names. Keeps out what `Intl` takes besides, such as `+02:00`. */
const name = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/

function isTimeZone(text: string): boolean {
  if (text.length > 64 || !name.test(text)) return false
  try {
    Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** The time zone that the portal has kept for this browser; null without one, or if it is not known here. */
export function timeZoneOf(headers: RequestHeaders): string | null {
  const kept = readCookie(headers, 'timeZone')
  return kept !== null && isTimeZone(kept) ? kept : null
}
