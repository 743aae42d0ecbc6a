import { COSEALG } from '@simplewebauthn/server/helpers'

/** Signatures that are taken, most wanted first. */
export const passkeyAlgorithms: readonly COSEALG[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]
