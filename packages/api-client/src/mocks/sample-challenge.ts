import type { BrowserChallenge } from '@olympus/contract/browser-check'

interface Work {
  readonly keyPrefix: string
  readonly lifetimeSeconds: number
}

const challenge = ({ keyPrefix, lifetimeSeconds }: Work): BrowserChallenge => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '0f'.repeat(16),
    salt: 'a5'.repeat(16),
    cost: 1,
    keyLength: 32,
    keyPrefix,
    keySignature: 'c3'.repeat(32),
    expiresAt: Math.ceil(Date.now() / 1000) + lifetimeSeconds,
    data: { action: 'register' },
  },
  signature: '5a'.repeat(32),
})

/** Solved by the counter 3. */
export const quickChallenge = (): BrowserChallenge =>
  challenge({ keyPrefix: '360fdc15c097da5ebe84a4cd48e6c790', lifetimeSeconds: 300 })

/** No browser solves it before it expires. */
export const endlessChallenge = (lifetimeSeconds = 300): BrowserChallenge =>
  challenge({ keyPrefix: '0'.repeat(32), lifetimeSeconds })
