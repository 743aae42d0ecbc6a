import type { Tokens, TokenStore } from '../client/token-store.ts'

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string
}

const names = ['token', 'refreshToken'] as const

function readCookie(jar: CookieJar, name: string): string | null {
  const prefix = `${name}=`
  const pair = jar.cookie.split('; ').find((part) => part.startsWith(prefix))
  if (!pair) return null
  const value = pair.slice(prefix.length)
  try {
    return decodeURIComponent(value) || null
  } catch {
    return value
  }
}

/**
 * Stores the session in the cookies `token` and `refreshToken`. The server sets them with its replies,
 * because some browsers shorten the lifetime of cookies set by scripts. The client writes only cookies that
 * did not arrive that way, as with an API on another origin.
 */
export function tokenCookies(
  jar: CookieJar = document,
  isSecure: boolean = location.protocol === 'https:',
): TokenStore {
  const attributes = `Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`
  const read = () => ({ token: readCookie(jar, 'token'), refreshToken: readCookie(jar, 'refreshToken') })
  return {
    read,
    keep(tokens: Tokens) {
      const arrived = read()
      for (const name of names)
        if (arrived[name] !== tokens[name])
          jar.cookie = `${name}=${encodeURIComponent(tokens[name])}; ${attributes}`
    },
    clear() {
      for (const name of names) jar.cookie = `${name}=; ${attributes}; Max-Age=0`
    },
  }
}
