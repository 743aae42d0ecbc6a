import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { afterEach, expect, it } from 'vitest'
import { secretKeyContext } from '../features/two-factor/secret-contexts.ts'
import { createAccount } from '../testing/create-account.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { keyRingOf, secretBoxOf } from '../testing/test-secret-box.ts'
import { openConfiguredKeys, openSecretBox } from './open-secret-box.ts'

const database = withTestDatabase()
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-open-'))

const oldRing = keyRingOf('old')
const newRing = keyRingOf('new')
const hashed = ['ABCDE12345', 'backup-code:1'] as const

const storedKeys = () => database.query<{ keyBox: Buffer }>(sql`select key_box from hash_key`)

afterEach(async () => {
  await database.owner.execute(sql`delete from hash_key`)
  await database.execute(sql`delete from two_factor`)
  fs.rmSync(dataDir, { recursive: true, force: true })
})

/** Stores a secret as it was before hash keys were stored. */
async function sealSecondFactor(ring = oldRing): Promise<void> {
  const accountId = await createAccount(database)
  const box = ring.seal('JBSWY3DPEHPK3PXP', secretKeyContext(accountId))
  await database.execute(sql`insert into two_factor (account_id, secret_box) values (${accountId}, ${box})`)
}

it('keeps the hashes from before the hash key was stored', async () => {
  const before = secretBoxOf(oldRing).hash(...hashed)
  expect((await openSecretBox(database, oldRing)).hash(...hashed)).toEqual(before)
})

it('keeps all hashes when SECRET_KEY rotates', async () => {
  const before = (await openSecretBox(database, oldRing)).hash(...hashed)
  for (const ring of [keyRingOf('old', 'new'), keyRingOf('new', 'old')])
    expect((await openSecretBox(database, ring)).hash(...hashed)).toEqual(before)
})

it('stores one key when several processes start first at the same time', async () => {
  const opened = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => openSecretBox(database, index % 2 ? oldRing : newRing)),
  )
  expect(await storedKeys()).toHaveLength(1)
  const hashes = opened.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value.hash(...hashed).toString('hex')] : [],
  )
  expect(hashes).toHaveLength(10)
  expect(new Set(hashes).size).toBe(1)
})

it('refuses another key, names both and changes nothing', async () => {
  await openSecretBox(database, oldRing)
  const before = await storedKeys()
  const error: unknown = await openSecretBox(database, newRing).catch((error: unknown) => error)
  expect(error).toMatchObject({ name: 'SecretKeyError' })
  expect(String(error)).toContain(`sealed with: key ${oldRing.sealingKeyId}\n`)
  expect(String(error)).toContain(`in DATA_DIR: key ${newRing.sealingKeyId}\n`)
  expect(String(error)).toContain(`keys replace-lost ${oldRing.sealingKeyId} `)
  expect(await storedKeys()).toEqual(before)
})

it('derives the first hash key from the key that sealed what is stored', async () => {
  await sealSecondFactor()
  await expect(openSecretBox(database, newRing)).rejects.toThrow(/sealed with: key unknown/)
  expect(await storedKeys()).toEqual([])
  const box = await openSecretBox(database, keyRingOf('new', 'old'))
  expect(box.hash(...hashed)).toEqual(secretBoxOf(oldRing).hash(...hashed))
})

it('creates a key file only for a database that holds nothing sealed', async () => {
  const config = { secretKeys: null, dataDir }
  await sealSecondFactor()
  await expect(openConfiguredKeys(database, config)).rejects.toThrow(/in DATA_DIR: none/)
  await openSecretBox(database, oldRing)
  await expect(openConfiguredKeys(database, config)).rejects.toThrow(oldRing.sealingKeyId)
  expect(fs.existsSync(dataDir)).toBe(false)

  await database.owner.execute(sql`delete from hash_key`)
  await database.execute(sql`delete from two_factor`)
  const first = await openConfiguredKeys(database, config)
  expect(fs.readdirSync(dataDir)).toEqual(['secret.key'])
  const second = await openConfiguredKeys(database, config)
  expect(second.secretBox.hash(...hashed)).toEqual(first.secretBox.hash(...hashed))
})
