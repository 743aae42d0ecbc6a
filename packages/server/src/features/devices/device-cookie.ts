import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import { readCookie, setCookie } from '../../http/cookies.ts'
import { deviceSecretOf, isSecureUrl } from './session-cookies.ts'

/** The longest time for which browsers keep a cookie. */
const lifetimeSeconds = 400 * 24 * 60 * 60

const deviceCookie = (publicUrl: string) => (isSecureUrl(publicUrl) ? '__Host-device' : 'device')

/** The secret that identifies a known device: the header of a client without cookies, else the cookie. */
export const knownSecretOf = (client: Client, publicUrl: string): string | null =>
  deviceSecretOf(client) ?? readCookie(client.headers, deviceCookie(publicUrl))

/** Unlike session cookies, this one stays when the player logs out. */
export function setDeviceCookie(reply: ReplyHeaders, publicUrl: string, secret: string): void {
  reply.cookies.push(
    setCookie(deviceCookie(publicUrl), secret, {
      isSecure: isSecureUrl(publicUrl),
      maxAgeSeconds: lifetimeSeconds,
      isHttpOnly: true,
    }),
  )
}
