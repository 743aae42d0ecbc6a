import type { LocaleCode } from '@olympus/contract/locales'

const name = 'locale'
const yearInSeconds = 365 * 24 * 60 * 60

/** Reads the cookie's value from a `document.cookie` string. */
export function readLocaleCookie(cookies: string): string | null {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : null
}

export function writeLocaleCookie(code: LocaleCode): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}
