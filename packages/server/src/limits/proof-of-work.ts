import type { BrowserChallenge, BrowserProof } from '@olympus/contract/browser-check'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Clock } from '../clock.ts'
import type { SecretBox } from '../secrets/secret-box.ts'

export const proofLifetimeSeconds = 5 * 60

/** Iterations of one attempt. Costs the server half a millisecond, once for each challenge. */
const cost = 1000

interface ProofOfWork {
  /** A challenge that takes `maxAttempts` at most, and half of them on average. */
  challenge(action: string, maxAttempts: number): Promise<BrowserChallenge>
  /** Whether the proof solves a valid challenge for this action. It can be repeated. */
  isSolved(action: string, proof: BrowserProof): Promise<boolean>
}

interface ProofOfWorkOptions {
  readonly secretBox: Pick<SecretBox, 'hash'>
  readonly clock: Clock
}

/**
 * Challenges that nobody stores: their signature proves that a process with the same keys has made them.
 * Checking a proof takes two hashes.
 */
export function createProofOfWork({ secretBox, clock }: ProofOfWorkOptions): ProofOfWork {
  const secretOf = (purpose: string) => secretBox.hash(purpose, 'browser check').toString('base64url')
  const secrets = {
    hmacSignatureSecret: secretOf('challenge'),
    hmacKeySignatureSecret: secretOf('solution'),
  }

  return {
    challenge: async (action, maxAttempts) =>
      (await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(maxAttempts - 1, 0),
        data: { action },
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + proofLifetimeSeconds * 1000),
      })) as BrowserChallenge,

    async isSolved(action, { challenge, solution }) {
      if (challenge.parameters.data.action !== action) return false
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey })
      return verified
    },
  }
}
