import type { RequestHeaders } from './request-headers.ts'

interface CookieOptions {
  readonly isSecure: boolean
  /** Without it the cookie ends with the browser. */
  readonly maxAgeSeconds?: number
  readonly isHttpOnly?: boolean
}

/** A Set-Cookie value for a first-party cookie of the whole site. */
export function setCookie(name: string, value: string, options: CookieOptions): string {
  const { isSecure, maxAgeSeconds, isHttpOnly = false } = options
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(isHttpOnly ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Strict',
  ].join('; ')
}

/** The value of a cookie of the request, or null. */
export function readCookie(headers: RequestHeaders, name: string): string | null {
  const prefix = `${name}=`
  const pair = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((part) => part.startsWith(prefix))
  if (!pair) return null
  try {
    return decodeURIComponent(pair.slice(prefix.length))
  } catch {
    return null
  }
}
