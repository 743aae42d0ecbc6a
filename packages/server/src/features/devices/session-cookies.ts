import { deviceSecretHeader } from '@olympus/contract/envelope'
import { limits } from '@olympus/contract/limits'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import { readCookie, setCookie } from '../../http/cookies.ts'

/** The tokens that a client holds. */
export interface SessionTokens {
  readonly token: string
  readonly refreshToken: string
  readonly isKept: boolean
}

const secretHeader = deviceSecretHeader.toLowerCase()
export const isSecureUrl = (publicUrl: string) => publicUrl.startsWith('https:')

/**
 * Browsers accept `__Host-` cookies only over HTTPS (some not even on
 * localhost); no other host can set them.
 */
const bindCookie = (publicUrl: string) => (isSecureUrl(publicUrl) ? '__Host-bind' : 'bind')

/**
 * The secret that binds a session to its device: the header of a client without cookies, else the cookie.
 */
export const bindSecretOf = (client: Client, publicUrl: string): string | null =>
  deviceSecretOf(client) ?? readCookie(client.headers, bindCookie(publicUrl))

/** The device secret of a client without cookies. */
export const deviceSecretOf = ({ headers }: Client): string | null => headers.get(secretHeader) || null

/** Sets the session cookies: two that the portal reads, and the HttpOnly binding cookie. */
export function setSessionCookies(
  reply: ReplyHeaders,
  publicUrl: string,
  { token, refreshToken, isKept, bindSecret }: SessionTokens & { readonly bindSecret?: string | null },
): void {
  const options = {
    isSecure: isSecureUrl(publicUrl),
    ...(isKept && { maxAgeSeconds: limits.refreshTokenLifetimeSeconds }),
  }
  reply.cookies.push(setCookie('token', token, options), setCookie('refreshToken', refreshToken, options))
  if (bindSecret)
    reply.cookies.push(setCookie(bindCookie(publicUrl), bindSecret, { ...options, isHttpOnly: true }))
}

export function clearSessionCookies(reply: ReplyHeaders, publicUrl: string): void {
  const options = { isSecure: isSecureUrl(publicUrl), maxAgeSeconds: 0 }
  reply.cookies.push(
    setCookie('token', '', options),
    setCookie('refreshToken', '', options),
    setCookie(bindCookie(publicUrl), '', { ...options, isHttpOnly: true }),
  )
}
