import { createCipheriv } from 'node:crypto'
import { systemRandom } from '../random.ts'
import { createKeyRing, type KeyRing } from '../secrets/key-ring.ts'
import { createSecretBox, type SecretBox } from '../secrets/secret-box.ts'

/** The ring of one key, with a text of up to 32 bytes as its key. */
export const keyRingOf = (...keys: readonly string[]): KeyRing =>
  createKeyRing(
    keys.map((key) => Buffer.alloc(32, key)),
    systemRandom,
  )

/** A box with the hash key that a first start derives. */
export const secretBoxOf = (ring: KeyRing): SecretBox =>
  createSecretBox(ring, ring.derivedHashKey(ring.sealingKeyId))

export const testKeyRing = keyRingOf('a key for tests')

/** The secret box shared by tests and test apps, so that each can open what the other sealed. */
export const testSecretBox = secretBoxOf(testKeyRing)

interface Sealed {
  readonly text: string
  readonly context: string
  readonly nonce?: Buffer
}

/** A box as it was made before keys had IDs. */
export function boxWithoutId(key: string, { text, context, nonce = Buffer.alloc(12, 9) }: Sealed): Buffer {
  const cipher = createCipheriv('aes-256-gcm', Buffer.alloc(32, key), nonce).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}
