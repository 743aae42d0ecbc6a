import { limits } from '@olympus/contract/limits'
import { Secret, TOTP } from 'otpauth'
import type { Random } from '../../random.ts'

const issuer = 'Olympus'
const secretBytes = 20
const stepSeconds = 30
/** Accepted time steps before and after the current one, for wrong clocks and slow typing. */
const toleratedSteps = 1

/** RFC 6238 with the parameters that every authenticator app supports. Many apps ignore or refuse others. */
const totpOf = (secretKey: string, username: string = '') =>
  new TOTP({
    issuer,
    label: username,
    algorithm: 'SHA1',
    digits: limits.twoFactorCodeLength,
    period: stepSeconds,
    secret: Secret.fromBase32(secretKey),
  })

/** Generates a secret key in base32. */
export const newSecretKey = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(secretBytes)).buffer }).base32

/** The key URI (`otpauth://`) for the QR code. */
export const keyUriOf = (secretKey: string, username: string): string =>
  totpOf(secretKey, username).toString()

/** The time step of a code, or null if it matches no step near `now`. */
export function stepOfCode(secretKey: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const totp = totpOf(secretKey)
  const delta = totp.validate({ token: code, timestamp, window: toleratedSteps })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
