import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Random } from '../random.ts'

/** Encrypts what the database must keep but must not be able to read. */
export interface SecretBox {
  /** `context` is bound to the box: one that was moved to another account does not open. */
  seal(text: string, context: string): Buffer
  /** Throws for a box that was changed, moved, or sealed with another key. */
  open(box: Buffer, context: string): string
  /** What is kept of a secret that is short enough to be guessed from a plain hash; bound to `context` too. */
  hash(text: string, context: string): Buffer
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const hashKeyBytes = 32

/** AES-256-GCM with a key of 32 bytes that is kept outside the database. */
export function createSecretBox(key: Buffer, random: Random): SecretBox {
  // One key for one purpose: that of the cipher hashes nothing.
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
