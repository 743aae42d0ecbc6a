const yearInSeconds = 365 * 24 * 60 * 60

/** The time zone of this device, in IANA's spelling. */
export const readTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Tells the server the time zone, so that it can render times as this browser will. */
export function writeTimeZoneCookie(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = encodeURIComponent(readTimeZone())
  document.cookie = `timeZone=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}
