import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Random } from '../random.ts'

/** Encrypts data that is stored in the database but must not be readable there. */
export interface SecretBox {
  /** Binds the box to `context`: it cannot be opened for another account. */
  seal(text: string, context: string): Buffer
  /** Throws if the box was altered, moved to another context or sealed with another key. */
  open(box: Buffer, context: string): string
  /**
   * A keyed hash for secrets that are short enough to be guessed from a plain hash. Also bound to `context`.
   */
  hash(text: string, context: string): Buffer
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const hashKeyBytes = 32

/** AES-256-GCM with a key of 32 bytes that is stored outside the database. */
export function createSecretBox(key: Buffer, random: Random): SecretBox {
  // Hashing uses a derived key, not the key of the cipher.
  const hashKey = Buffer.from(hkdfSync('sha256', key, '', 'olympus short secrets', hashKeyBytes))
  return {
    seal(text, context) {
      const nonce = random.bytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(box, context) {
      const tagEnd = nonceBytes + tagBytes
      const decipher = createDecipheriv(algorithm, key, box.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(box.subarray(nonceBytes, tagEnd))
      return Buffer.concat([decipher.update(box.subarray(tagEnd)), decipher.final()]).toString('utf8')
    },
    hash: (text, context) =>
      createHmac('sha256', hashKey)
        .update(JSON.stringify([context, text]))
        .digest(),
  }
}
