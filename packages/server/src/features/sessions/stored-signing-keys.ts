import { exportJWK, generateKeyPair, type JWK } from 'jose'
import sql from 'sql-template-tag'
import type { Database, Queries, Transaction } from '../../database/database.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'

export const algorithm = 'EdDSA'

/** How old a process lets its list of keys grow. */
export const rereadMs = 10_000

/** A new key signs only when every process has it, with some room for a slow one. */
const leadSeconds = 60

/** Binds a sealed key to its ID. */
export const privateKeyContext = (id: string): string => `signing-key:${id}`
export const publicKeyContext = (id: string): string => `signing-key-public:${id}`

interface SealedKey {
  readonly privateBox: Buffer
  readonly publicBox: Buffer
}

function sealKey(secretBox: SecretBox, id: string, jwk: JWK): SealedKey {
  const { d: _, ...publicJwk } = jwk
  return {
    privateBox: secretBox.seal(JSON.stringify(jwk), privateKeyContext(id)),
    publicBox: secretBox.seal(JSON.stringify(publicJwk), publicKeyContext(id)),
  }
}

interface NewKey {
  readonly id: string
  /** Signs from the start. Only if no other key does: other processes do not know it yet. */
  readonly isUrgent: boolean
}

/** Makes a key that supersedes all others once it is usable. */
export async function addSigningKey(
  queries: Queries,
  secretBox: SecretBox,
  { id, isUrgent }: NewKey,
): Promise<{ readonly usableFrom: Date }> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true })
  const { privateBox, publicBox } = sealKey(secretBox, id, await exportJWK(privateKey))
  return queries.one<{ usableFrom: Date }>(
    sql`insert into signing_key (id, private_box, public_box, usable_from)
        values (${id}, ${privateBox}, ${publicBox}, now() + make_interval(secs => ${isUrgent ? 0 : leadSeconds}))
        returning usable_from`,
  )
}

/** Lets one process at a time add keys. Others go on reading. */
export const lockSigningKeys = (transaction: Transaction): Promise<void> =>
  transaction.script('lock table signing_key in share row exclusive mode')

interface KeyPorts {
  readonly database: Database
  readonly secretBox: SecretBox
  readonly newId: () => string
}

/** Two processes that start at the same time make one key. */
export const addFirstSigningKey = ({ database, secretBox, newId }: KeyPorts): Promise<void> =>
  database.transaction(
    async (transaction) => {
      await lockSigningKeys(transaction)
      if (!(await transaction.maybeOne(sql`select from signing_key where private_box is not null limit 1`)))
        await addSigningKey(transaction, secretBox, { id: newId(), isUrgent: true })
    },
    { isRepeatable: true },
  )

/** Seals keys that earlier releases stored in clear. Backups may hold them: a new key supersedes them. */
export async function sealSigningKeys({ database, secretBox, newId }: KeyPorts): Promise<void> {
  const selectPlain = sql`select id, private_jwk from signing_key where private_jwk is not null`
  if ((await database.query(selectPlain)).length === 0) return
  await database.transaction(
    async (transaction) => {
      await lockSigningKeys(transaction)
      const plain = await transaction.query<{ id: string; privateJwk: JWK }>(selectPlain)
      for (const { id, privateJwk } of plain) {
        const { privateBox, publicBox } = sealKey(secretBox, id, privateJwk)
        await transaction.execute(
          sql`update signing_key set private_jwk = null, private_box = ${privateBox}, public_box = ${publicBox}
              where id = ${id}`,
        )
      }
      if (plain.length > 0) await addSigningKey(transaction, secretBox, { id: newId(), isUrgent: false })
    },
    { isRepeatable: true },
  )
}
