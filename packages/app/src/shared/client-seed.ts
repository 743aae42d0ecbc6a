import { toHex } from '@olympus/contract/wheel-draw'

const seedBytes = 16

/** A number for the draws that nobody but this browser knows. */
export const randomClientSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(seedBytes)))
