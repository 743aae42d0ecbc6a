import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Random } from '../random.ts'

const secretBytes = 32

/** A random secret of 256 bits, as text. */
export const newSecret = (random: Random): string => random.bytes(secretBytes).toString('base64url')

/** The hash that is stored instead of a secret. Secrets are random, so a fast hash is enough. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * The successor of `token` in a session. Deterministic, but deriving it needs both the token and the key.
 */
export const successorOf = (token: string, rotationKey: Buffer): string =>
  createHmac('sha256', rotationKey).update(token).digest('base64url')

export const isSecret = (secret: string, hash: Buffer): boolean => timingSafeEqual(hashOf(secret), hash)
