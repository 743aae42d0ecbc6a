import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Random } from '../random.ts'

/** The keys of SECRET_KEY: the first one seals, all of them open. */
export interface KeyRing {
  /** In the order of SECRET_KEY. An ID reveals nothing about its key. */
  readonly keyIds: readonly string[]
  readonly sealingKeyId: string
  /** Binds the box to `context`: it cannot be opened in another one. */
  seal(text: string, context: string): Buffer
  /** Throws if the box was altered, moved to another context or sealed with a key outside the ring. */
  open(box: Buffer, context: string): string
  /** The ID of the key that opens a box. Null if there is none. */
  keyIdFor(box: Buffer, context: string): string | null
  /** The key that hashes were made with before it was stored: derived from a key of the ring. */
  derivedHashKey(keyId: string): Buffer
  /** Proves that a text comes from a holder of the sealing key. */
  sign(text: string): Signature
  /** Whether a key of the ring signed the text. Null if the ring lacks that key. */
  isSigned(text: string, signature: Signature): boolean | null
}

export interface Signature {
  readonly keyId: string
  /** Base64url. */
  readonly mac: string
}

interface Key {
  readonly id: string
  readonly bytes: Buffer
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
export const hashKeyBytes = 32
const macBytes = 32
const keyIdBytes = 4
const version = Buffer.of(1)
const headerBytes = version.length + keyIdBytes

const derive = (key: Buffer, purpose: string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, length))

/** The first bytes of every box that a key has sealed. */
export const headerOf = (keyId: string): Buffer => Buffer.concat([version, Buffer.from(keyId, 'hex')])

/** Boxes from before keys had IDs have no header: few of them seem to have one. */
export const hasKeyId = (box: Buffer): boolean => box.subarray(0, version.length).equals(version)

/** The ID of the key that sealed a box, in the ring or not. */
export const keyIdIn = (box: Buffer): string => box.subarray(version.length, headerBytes).toString('hex')

const macOf = ({ bytes }: Key, text: string): Buffer =>
  createHmac('sha256', derive(bytes, 'olympus signatures', macBytes))
    .update(text)
    .digest()

function sealWith({ id, bytes }: Key, nonce: Buffer, { text, context }: Record<'text' | 'context', string>) {
  const header = headerOf(id)
  const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.concat([header, Buffer.from(context)]))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([header, nonce, cipher.getAuthTag(), sealed])
}

/** Null if the key does not open the box. */
function openWith({ bytes }: Key, box: Buffer, context: Buffer): string | null {
  const tagEnd = nonceBytes + tagBytes
  try {
    const decipher = createDecipheriv(algorithm, bytes, box.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(context)
      .setAuthTag(box.subarray(nonceBytes, tagEnd))
    return Buffer.concat([decipher.update(box.subarray(tagEnd)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** AES-256-GCM with keys of 32 bytes that are stored outside the database. */
export function createKeyRing(given: readonly Buffer[], random: Random): KeyRing {
  const keys = given.map((bytes): Key => ({
    id: derive(bytes, 'olympus key id', keyIdBytes).toString('hex'),
    bytes,
  }))
  const [sealing] = keys
  if (!sealing) throw new TypeError('A key ring needs a key')

  function opened(box: Buffer, context: string): { text: string; keyId: string } | null {
    const header = box.subarray(0, headerBytes)
    const bound = Buffer.from(context)
    const named = keys.find(({ id }) => header.equals(headerOf(id)))
    const text = named && openWith(named, box.subarray(headerBytes), Buffer.concat([header, bound]))
    if (named && typeof text === 'string') return { text, keyId: named.id }
    // Boxes from before keys had IDs have no header.
    for (const key of keys) {
      const text = openWith(key, box, bound)
      if (text !== null) return { text, keyId: key.id }
    }
    return null
  }

  return {
    keyIds: keys.map(({ id }) => id),
    sealingKeyId: sealing.id,
    seal: (text, context) => sealWith(sealing, random.bytes(nonceBytes), { text, context }),
    open(box, context) {
      const found = opened(box, context)
      if (!found) throw new Error('The box was altered or moved, or no key of SECRET_KEY opens it')
      return found.text
    },
    keyIdFor: (box, context) => opened(box, context)?.keyId ?? null,
    derivedHashKey(keyId) {
      const key = keys.find(({ id }) => id === keyId)
      if (!key) throw new TypeError(`No key of the ring has the ID ${keyId}`)
      // Hashing uses a derived key, not the key of the cipher.
      return derive(key.bytes, 'olympus short secrets', hashKeyBytes)
    },
    sign: (text) => ({ keyId: sealing.id, mac: macOf(sealing, text).toString('base64url') }),
    isSigned(text, { keyId, mac }) {
      const key = keys.find(({ id }) => id === keyId)
      if (!key) return null
      const given = Buffer.from(mac, 'base64url')
      return given.length === macBytes && timingSafeEqual(given, macOf(key, text))
    },
  }
}
