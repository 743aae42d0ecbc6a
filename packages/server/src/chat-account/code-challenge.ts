import { createHash } from 'node:crypto'

/** S256 of RFC 7636: what goes out in the open, so that a code is of use only to who has the verifier. */
export const codeChallengeOf = (codeVerifier: string): string =>
  createHash('sha256').update(codeVerifier).digest('base64url')
