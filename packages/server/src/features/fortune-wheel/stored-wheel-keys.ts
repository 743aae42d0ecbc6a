import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'

export const algorithm = 'EdDSA'

/** Binds a sealed key to its ID. */
export const wheelKeyContext = (id: string): string => `wheel-key:${id}`

interface StoredKey {
  readonly id: string
  readonly privateBox: Buffer
}

const selectKey = sql`
  select id, private_box from wheel_key where private_box is not null order by created_at desc, id limit 1`

async function addWheelKey(transaction: Transaction, secretBox: SecretBox): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  const { d: _, ...publicJwk } = jwk
  const id = await calculateJwkThumbprint(jwk)
  return transaction.one<StoredKey>(sql`
    insert into wheel_key (id, public_jwk, private_box)
    values (${id}, ${publicJwk}, ${secretBox.seal(JSON.stringify(jwk), wheelKeyContext(id))})
    returning id, private_box`)
}

/**
 * Reads the key that signs, and creates it if there is none. Processes that start at the same time make one.
 */
export const addFirstWheelKey = (database: Database, secretBox: SecretBox): Promise<StoredKey> =>
  database.transaction(
    async (transaction) => {
      await transaction.query(sql`select pg_advisory_xact_lock(hashtextextended('wheel-key', 0))`)
      return (await transaction.maybeOne<StoredKey>(selectKey)) ?? (await addWheelKey(transaction, secretBox))
    },
    { isRepeatable: true },
  )
