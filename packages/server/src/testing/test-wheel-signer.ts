import { exportJWK, generateKeyPair } from 'jose'
import { algorithm } from '../features/fortune-wheel/stored-wheel-keys.ts'
import { type WheelSigner, wheelSignerOf } from '../features/fortune-wheel/wheel-signer.ts'

const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true })
const jwk = await exportJWK(privateKey)

/** Signs for the tests and apps of a process. No database holds its key. */
export const testWheelSigner: WheelSigner = await wheelSignerOf(jwk)

const { d: _, ...publicJwk } = jwk
/** Its public key. */
export const testWheelJwk = publicJwk
