import { named, z } from './schema.ts'

const hex = (digits: number) =>
  z.string().check(z.length(digits), z.regex(/^[0-9a-f]+$/, 'expected hexadecimal digits in lower case'))

/**
 * `data` of BROWSER_CHECK_REQUIRED: a proof of work in the format of ALTCHA. The counter that leads to
 * `keyPrefix` is found by trying, and is accepted once, for this action, until `expiresAt` (in seconds).
 */
export const BrowserChallenge = named(
  'BrowserChallenge',
  z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex(32),
      salt: hex(32),
      /** Iterations of one attempt. */
      cost: z.int().check(z.positive(), z.maximum(100_000)),
      keyLength: z.literal(32),
      keyPrefix: hex(32),
      keySignature: hex(64),
      expiresAt: z.int(),
      data: z.strictObject({ action: z.string().check(z.maxLength(40)) }),
    }),
    signature: hex(64),
  }),
)
export type BrowserChallenge = z.output<typeof BrowserChallenge>

/** A solved challenge, sent with the request that was refused. */
export const BrowserProof = named(
  'BrowserProof',
  z.strictObject({
    challenge: BrowserChallenge,
    solution: z.strictObject({
      counter: z.int().check(z.nonnegative(), z.maximum(0xffff_ffff)),
      derivedKey: hex(64),
    }),
  }),
)
export type BrowserProof = z.output<typeof BrowserProof>
