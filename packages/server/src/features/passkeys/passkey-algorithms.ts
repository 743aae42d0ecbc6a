import { COSEALG } from '@simplewebauthn/server/helpers'

/** Accepted signature algorithms, most preferred first. */
export const passkeyAlgorithms: readonly COSEALG[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]
