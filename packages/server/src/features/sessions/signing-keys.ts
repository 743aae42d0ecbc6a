import { type CryptoKey, importJWK, type JWK } from 'jose'
import sql from 'sql-template-tag'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import {
  addFirstSigningKey,
  algorithm,
  privateKeyContext,
  publicKeyContext,
  rereadMs,
} from './stored-signing-keys.ts'

interface SigningKey {
  readonly id: string
  readonly privateKey: CryptoKey
}

interface VerifyingKey {
  readonly publicKey: CryptoKey
  /** Superseded for longer than access tokens live: its tokens can only refresh their session. */
  readonly isRetired: boolean
}

export interface SigningKeys {
  /** The newest key that every process knows. */
  current(): Promise<SigningKey>
  /** The key with this id, even if another process has created it since. */
  find(id: string): Promise<VerifyingKey | undefined>
}

interface SigningKeysOptions {
  readonly database: Database
  readonly secretBox: SecretBox
  readonly clock: Clock
  readonly newId: () => string
}

interface KeyRow {
  readonly id: string
  readonly privateBox: Buffer | null
  readonly publicBox: Buffer
  readonly usableInMs: number
}

interface LoadedKey extends VerifyingKey {
  readonly id: string
  readonly privateKey: CryptoKey | null
  readonly usableFromMs: number
}

/** Tokens with an unknown key make the keys be read again this often at most. */
const unknownKeyPauseMs = 1000

// The newest first.
const selectKeys = sql`
  select id, private_box, public_box, extract(epoch from usable_from - now())::float8 * 1000 as usable_in_ms
  from signing_key where public_box is not null order by usable_from desc, id`

async function importKey(json: string): Promise<CryptoKey> {
  const key = await importJWK(JSON.parse(json) as JWK, algorithm)
  if (key instanceof Uint8Array) throw new TypeError('The signing key is not a key pair')
  return key
}

/** The keys that sign access tokens, sealed in the database. The first one is created on demand. */
export function createSigningKeys({ database, secretBox, clock, newId }: SigningKeysOptions): SigningKeys {
  let loading: Promise<readonly LoadedKey[]> | undefined
  let loadedAtMs = 0
  const now = () => clock.now().getTime()

  async function keyOf(
    { id, privateBox, publicBox, usableInMs }: KeyRow,
    readAtMs: number,
  ): Promise<LoadedKey> {
    const opened = privateBox ? secretBox.open(privateBox, privateKeyContext(id)) : null
    return {
      id,
      privateKey: opened === null ? null : await importKey(opened),
      publicKey: await importKey(secretBox.open(publicBox, publicKeyContext(id))),
      isRetired: opened === null,
      usableFromMs: readAtMs + usableInMs,
    }
  }

  async function load(): Promise<readonly LoadedKey[]> {
    const readAtMs = now()
    let rows = await database.query<KeyRow>(selectKeys)
    if (!rows.some(({ privateBox }) => privateBox)) {
      await addFirstSigningKey({ database, secretBox, newId })
      rows = await database.query<KeyRow>(selectKeys)
    }
    return Promise.all(rows.map((row) => keyOf(row, readAtMs)))
  }

  /** The keys as they were read at most `maxAgeMs` ago. A clock that was set back makes them old. */
  function keysWithin(maxAgeMs: number): Promise<readonly LoadedKey[]> {
    const age = now() - loadedAtMs
    if (!loading || age < 0 || age >= maxAgeMs) {
      loadedAtMs = now()
      loading = load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
    }
    return loading
  }

  const findWithin = async (id: string, maxAgeMs: number) =>
    (await keysWithin(maxAgeMs)).find((key) => key.id === id)

  return {
    async current() {
      const keys = await keysWithin(rereadMs)
      const signing = keys.filter(({ privateKey }) => privateKey)
      // Without a usable key, as when an operator made the first one, the next one has to do.
      const { id, privateKey } =
        signing.find(({ usableFromMs }) => usableFromMs <= now()) ?? signing.at(-1) ?? {}
      if (!id || !privateKey) throw new Error('There is no signing key')
      return { id, privateKey }
    },
    find: async (id) => (await findWithin(id, rereadMs)) ?? findWithin(id, unknownKeyPauseMs),
  }
}
