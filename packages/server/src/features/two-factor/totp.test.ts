import { Secret, TOTP, URI } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { systemRandom } from '../../random.ts'
import { keyUriOf, newSecretKey, stepOfCode } from './totp.ts'

/** The key of RFC 6238, appendix B. */
const rfcKey = Secret.fromLatin1('12345678901234567890').base32
const at = (seconds: number) => new Date(seconds * 1000)

describe('stepOfCode', () => {
  // The eight digits of the vectors, cut to the last six as RFC 4226 section 5.3 truncates.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('computes the code of RFC 6238 at second %i', (seconds, code) => {
    expect(stepOfCode(rfcKey, code.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30))
  })

  const stepStart = 1_800_000_000

  it.each([
    [0, 0, 0],
    [0, -29, -1],
    [29, -29, 0],
    [0, 29, 0],
    [29, 29, 1],
    [0, -31, null],
    [29, -31, -1],
    [0, 31, 1],
    [29, 31, null],
    [0, -61, null],
    [29, -61, null],
    [0, 61, null],
    [29, 61, null],
  ])('at %i seconds into a step, with a phone %i seconds off, finds step %s', (into, off, delta) => {
    const now = stepStart + into
    const code = new TOTP({ secret: Secret.fromBase32(rfcKey) }).generate({ timestamp: (now + off) * 1000 })
    const expected = delta === null ? null : stepStart / 30 + delta
    expect(stepOfCode(rfcKey, code, at(now))).toBe(expected)
  })

  it('refuses the code of another key', () => {
    const code = new TOTP({ secret: Secret.fromLatin1('another key of 20 ch') }).generate({
      timestamp: stepStart * 1000,
    })
    expect(stepOfCode(rfcKey, code, at(stepStart))).toBeNull()
  })
})

describe('keyUriOf', () => {
  it('contains the key, the issuer and the username in the format of authenticator apps', () => {
    const secretKey = newSecretKey(systemRandom)
    const uri = keyUriOf(secretKey, 'Theron')
    expect(uri).toMatch(/^otpauth:\/\/totp\/Olympus:Theron\?/)
    expect(URI.parse(uri)).toMatchObject({
      issuer: 'Olympus',
      label: 'Theron',
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
      secret: { base32: secretKey },
    })
  })
})

it('creates a different key of 160 bits each time', () => {
  const keys = Array.from({ length: 50 }, () => newSecretKey(systemRandom))
  for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(keys).size).toBe(50)
})
