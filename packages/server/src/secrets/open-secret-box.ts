import sql from 'sql-template-tag'
import type { Config } from '../config.ts'
import type { Queries } from '../database/database.ts'
import { type Random, systemRandom } from '../random.ts'
import { createKeyRing, hashKeyBytes, keyIdIn, type KeyRing } from './key-ring.ts'
import { boxesIn, hashKeyColumn, sealedColumns } from './sealed-columns.ts'
import { createSecretBox, type SecretBox } from './secret-box.ts'
import { hasSecretKey, secretKeysOf } from './secret-key.ts'
import { StartError } from '../start-error.ts'

/** Stands for the ID of a key from before keys had IDs. */
export const unknownKeyId = 'unknown'

interface Mismatch {
  readonly expected: string
  readonly given: readonly string[]
}

/** SECRET_KEY does not open what the database holds. */
export class SecretKeyError extends StartError {
  override readonly name = 'SecretKeyError'
  /** The ID of the key that is missing. */
  readonly expected: string

  constructor({ expected, given }: Mismatch) {
    super(
      [
        'SECRET_KEY does not open this database. Nothing was changed.',
        `  sealed with: key ${expected}`,
        `  SECRET_KEY, or the key file in DATA_DIR: ${given.length === 0 ? 'none' : given.map((id) => `key ${id}`).join(', ')}`,
        `Configure the right key. If it is lost for good: operator keys replace-lost ${expected} (docs/operators.md, Keys)`,
      ].join('\n'),
    )
    this.expected = expected
  }
}

const hashKeyContext = hashKeyColumn.contextOf({ accountId: 0, id: '' })

const readHashKeyBox = async (queries: Queries): Promise<Buffer | null> =>
  (await queries.maybeOne<{ box: Buffer }>(sql`select key_box as box from hash_key`))?.box ?? null

/** The ID of the key without which no server starts on this database. Null before the first start. */
export async function canaryKeyId(queries: Queries): Promise<string | null> {
  const box = await readHashKeyBox(queries)
  return box && keyIdIn(box)
}

const sealHashKey = (ring: KeyRing, hashKey: Buffer): Buffer =>
  ring.seal(hashKey.toString('base64url'), hashKeyContext)

function hashKeyIn(box: Buffer, ring: KeyRing): Buffer {
  if (ring.keyIdFor(box, hashKeyContext) === null)
    throw new SecretKeyError({ expected: keyIdIn(box), given: ring.keyIds })
  return Buffer.from(ring.open(box, hashKeyContext), 'base64url')
}

/** The key of the ring that was in use before hash keys were stored: it opens boxes of that time. */
async function usedKeyId(queries: Queries, ring: KeyRing): Promise<string> {
  let hasBoxes = false
  for (const column of sealedColumns)
    for await (const boxes of boxesIn(queries, column)) {
      hasBoxes = true
      for (const { box, context } of boxes) {
        const keyId = ring.keyIdFor(box, context)
        if (keyId !== null) return keyId
      }
    }
  if (hasBoxes) throw new SecretKeyError({ expected: unknownKeyId, given: ring.keyIds })
  return ring.sealingKeyId
}

/** Stores the hash key, unless another process was faster. */
async function storeHashKey(queries: Queries, ring: KeyRing): Promise<void> {
  const hashKey = ring.derivedHashKey(await usedKeyId(queries, ring))
  await queries.execute(
    sql`insert into hash_key (key_box) values (${sealHashKey(ring, hashKey)}) on conflict do nothing`,
  )
}

/**
 * Opens the hash key, which the first start stores. Throws a SecretKeyError if no key of the ring opens it.
 */
export async function openSecretBox(queries: Queries, ring: KeyRing): Promise<SecretBox> {
  let box = await readHashKeyBox(queries)
  if (!box) {
    await storeHashKey(queries, ring)
    box = await readHashKeyBox(queries)
  }
  if (!box) throw new Error('The hash key was not stored')
  return createSecretBox(ring, hashKeyIn(box, ring))
}

/** Stores another hash key: no hash from before is found again. */
export async function replaceHashKey(queries: Queries, ring: KeyRing, random: Random): Promise<void> {
  await queries.execute(
    sql`insert into hash_key (key_box) values (${sealHashKey(ring, random.bytes(hashKeyBytes))})
        on conflict (is_only) do update set key_box = excluded.key_box`,
  )
}

/** Whose boxes a missing key file would leave unreadable: the ID of their key, or null without any box. */
async function sealedBy(queries: Queries): Promise<string | null> {
  const box = await readHashKeyBox(queries)
  if (box) return keyIdIn(box)
  for (const column of sealedColumns) for await (const _ of boxesIn(queries, column)) return unknownKeyId
  return null
}

interface ConfiguredKeys {
  readonly secretBox: SecretBox
  readonly keyRing: KeyRing
}

/** Opens the keys of a server. Creates a key file only for a database that holds nothing sealed. */
export async function openConfiguredKeys(
  queries: Queries,
  config: Pick<Config, 'dataDir' | 'secretKeys'>,
): Promise<ConfiguredKeys> {
  const expected = hasSecretKey(config) ? null : await sealedBy(queries)
  if (expected !== null) throw new SecretKeyError({ expected, given: [] })
  const keyRing = createKeyRing(secretKeysOf(config), systemRandom)
  return { secretBox: await openSecretBox(queries, keyRing), keyRing }
}
