import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'

export const algorithm = 'EdDSA'

export interface SigningKey {
  readonly id: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
}

export interface SigningKeys {
  /** The newest key. */
  current(): Promise<SigningKey>
  /** The key with this id, even if another process has created it since. */
  find(id: string): Promise<SigningKey | undefined>
}

interface KeyRow {
  readonly id: string
  readonly privateJwk: JWK
}

async function keyOf({ id, privateJwk }: KeyRow): Promise<SigningKey> {
  const { d: _, ...publicJwk } = privateJwk
  const [privateKey, publicKey] = await Promise.all([
    importJWK(privateJwk, algorithm),
    importJWK(publicJwk, algorithm),
  ])
  return { id, privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey }
}

async function makeKey(database: Database, id: string): Promise<void> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  // Two processes that start at the same time must not create two keys.
  await database.execute(
    sql`insert into signing_key (id, private_jwk)
        select ${id}, ${jwk}::jsonb where not exists (select from signing_key)
        on conflict do nothing`,
  )
}

const unknownKeyPauseMs = 10_000

/** The keys that sign access tokens. They are stored in the database; the first one is created on demand. */
export function createSigningKeys(database: Database, newId: () => string): SigningKeys {
  let loading: Promise<Map<string, SigningKey>> | undefined
  let loadedAt = 0

  async function load(): Promise<Map<string, SigningKey>> {
    const select = sql`select id, private_jwk from signing_key order by created_at desc, id`
    let rows = await database.query<KeyRow>(select)
    if (rows.length === 0) {
      await makeKey(database, newId())
      rows = await database.query<KeyRow>(select)
    }
    const keys = await Promise.all(rows.map(keyOf))
    loadedAt = performance.now()
    return new Map(keys.map((key) => [key.id, key]))
  }

  function loadOnce(): Promise<Map<string, SigningKey>> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    async current() {
      const [newest] = (await loadOnce()).values()
      if (!newest) throw new Error('There is no signing key')
      return newest
    },
    async find(id) {
      const known = (await loadOnce()).get(id)
      if (known || performance.now() - loadedAt < unknownKeyPauseMs) return known
      loading = undefined
      return (await loadOnce()).get(id)
    },
  }
}
