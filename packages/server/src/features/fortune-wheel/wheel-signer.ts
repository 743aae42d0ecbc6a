import { createPrivateKey, sign } from 'node:crypto'
import { calculateJwkThumbprint, type JWK } from 'jose'
import sql from 'sql-template-tag'
import type { Database, Queries } from '../../database/database.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { addFirstWheelKey, algorithm, wheelKeyContext } from './stored-wheel-keys.ts'

/** Signs what the wheel states in public: commitments to seeds, spins and checkpoints of its log. */
export interface WheelSigner {
  /** The `kid` of its signatures. */
  readonly keyId: string
  /** Compact JWS, signed with Ed25519. */
  sign(statement: object): Promise<string>
}

const base64url = (text: string) => Buffer.from(text).toString('base64url')

/**
 * Signs with a private key. Its ID is its thumbprint (RFC 7638), so that no other key can have it. Signs on
 * this thread: that takes less time than a turn of WebCrypto's threads, and every spin waits for it.
 */
export async function wheelSignerOf(jwk: JWK): Promise<WheelSigner> {
  const keyId = await calculateJwkThumbprint(jwk)
  const key = createPrivateKey({ key: { ...jwk }, format: 'jwk' })
  const header = base64url(JSON.stringify({ alg: algorithm, kid: keyId }))
  return {
    keyId,
    async sign(statement) {
      const signed = `${header}.${base64url(JSON.stringify(statement))}`
      return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
    },
  }
}

interface SignerPorts {
  readonly database: Database
  readonly secretBox: SecretBox
}

/** Opens the key that all processes sign with. The first start creates it. */
export async function openWheelSigner({ database, secretBox }: SignerPorts): Promise<WheelSigner> {
  const { id, privateBox } = await addFirstWheelKey(database, secretBox)
  return wheelSignerOf(JSON.parse(secretBox.open(privateBox, wheelKeyContext(id))) as JWK)
}

/** The public keys of all signatures ever made, newest first, with `kid`, `alg` and `use`. */
export async function readWheelKeys(queries: Queries): Promise<JWK[]> {
  const keys = await queries.query<{ id: string; publicJwk: JWK }>(
    sql`select id, public_jwk from wheel_key order by created_at desc, id`,
  )
  return keys.map(({ id, publicJwk }) => ({ ...publicJwk, kid: id, alg: algorithm, use: 'sig' }))
}
