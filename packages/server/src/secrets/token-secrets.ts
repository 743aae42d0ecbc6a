import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Random } from '../random.ts'

const secretBytes = 32

/** A secret of 256 bits, as text. */
export const newSecret = (random: Random): string => random.bytes(secretBytes).toString('base64url')

/** What is kept of a secret. It is random, so that a fast hash is enough. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The token that follows `token` in a session: always the same, and known only with both of them at hand. */
export const successorOf = (token: string, rotationKey: Buffer): string =>
  createHmac('sha256', rotationKey).update(token).digest('base64url')

export const isSecret = (secret: string, hash: Buffer): boolean => timingSafeEqual(hashOf(secret), hash)
