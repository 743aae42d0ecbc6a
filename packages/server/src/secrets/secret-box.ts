import { createHmac } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

/** Encrypts data that is stored in the database but must not be readable there. */
export interface SecretBox extends Pick<KeyRing, 'open' | 'seal'> {
  /**
   * A keyed hash for secrets that are short enough to be guessed from a plain hash. Also bound to `context`.
   */
  hash(text: string, context: string): Buffer
}

/** Seals with the keys of SECRET_KEY. Hashes with a key of its own, as hashes cannot be made anew. */
export const createSecretBox = ({ open, seal }: KeyRing, hashKey: Buffer): SecretBox => ({
  open,
  seal,
  hash: (text, context) =>
    createHmac('sha256', hashKey)
      .update(JSON.stringify([context, text]))
      .digest(),
})
