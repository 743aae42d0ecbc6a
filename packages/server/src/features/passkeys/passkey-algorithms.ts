import type { COSEALG } from '@simplewebauthn/server/helpers'

// As COSE numbers them. The enum would load the whole library.
const [eddsa, es256, rs256] = [-8, -7, -257]

/** Accepted signature algorithms, most preferred first. */
export const passkeyAlgorithms: readonly COSEALG[] = [eddsa, es256, rs256]
