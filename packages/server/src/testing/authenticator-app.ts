import { Secret, TOTP } from 'otpauth'

/**
 * The code of an authenticator app, now or some steps of 30 seconds later. The code of the next step stays
 * valid even if a step ends before the server checks it.
 */
export const codeFor = (secretKey: string, stepsAhead: 0 | 1 | 2 = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secretKey) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })

/** Six digits that are invalid now and in the neighboring steps. */
export function wrongCodeFor(secretKey: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secretKey) })
  const right = new Set(
    [-2, -1, 0, 1, 2].map((step) => totp.generate({ timestamp: Date.now() + step * 30_000 })),
  )
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code))
  return wrong ?? '666666'
}
