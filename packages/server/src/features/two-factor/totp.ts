import { limits } from '@olympus/contract/limits'
import { Secret, TOTP } from 'otpauth'
import type { Random } from '../../random.ts'

const issuer = 'Olympus'
const secretBytes = 20
const stepSeconds = 30
/** Steps before and after the current one: clocks of phones go wrong, and typing takes a while. */
const toleratedSteps = 1

/** RFC 6238 with what every authenticator app understands; they ignore other choices, if they do not refuse them. */
const totpOf = (secretKey: string, username: string = '') =>
  new TOTP({
    issuer,
    label: username,
    algorithm: 'SHA1',
    digits: limits.twoFactorCodeLength,
    period: stepSeconds,
    secret: Secret.fromBase32(secretKey),
  })

/** A new secret key, in base32. */
export const newSecretKey = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(secretBytes)).buffer }).base32

/** What the QR code says to the authenticator app. */
export const keyUriOf = (secretKey: string, username: string): string =>
  totpOf(secretKey, username).toString()

/** The time step that a code belongs to, or null where it belongs to none that is near `now`. */
export function stepOfCode(secretKey: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const totp = totpOf(secretKey)
  const delta = totp.validate({ token: code, timestamp, window: toleratedSteps })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
