import { createHash } from 'node:crypto'

/** S256 of RFC 7636: only the holder of the verifier can use the code. */
export const codeChallengeOf = (codeVerifier: string): string =>
  createHash('sha256').update(codeVerifier).digest('base64url')
