import { compactVerify, createLocalJWKSet } from 'jose'
import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { TestDatabase } from '../../testing/owned-database.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { openWheelSigner, readWheelKeys } from './wheel-signer.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  return () => database.close()
})

const open = () => openWheelSigner({ database, secretBox: testSecretBox })

const verified = async (statement: string) => {
  const keys = createLocalJWKSet({ keys: await readWheelKeys(database) })
  const { payload, protectedHeader } = await compactVerify(statement, keys, { algorithms: ['EdDSA'] })
  return { kid: protectedHeader.kid, statement: JSON.parse(new TextDecoder().decode(payload)) as unknown }
}

it('signs in every process with the same key, which the public keys verify', async () => {
  const [first, second] = await Promise.all([open(), open()])
  const { keyId } = await open()
  expect([first.keyId, second.keyId]).toEqual([keyId, keyId])
  const statement = { kind: 'void', seedHash: 'c0ffee' }
  for (const signer of [first, second])
    expect(await verified(await signer.sign(statement))).toEqual({ kid: keyId, statement })
})

it('keeps the private key sealed', async () => {
  await open()
  const [key] = await readWheelKeys(database)
  expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  const stored = await database.one<{ privateBox: Buffer }>(sql`select private_box from wheel_key`)
  expect(stored.privateBox.toString('latin1')).not.toContain('OKP')
})

it('replaces a key whose SECRET_KEY is lost, and goes on publishing it', async () => {
  const lost = await open()
  const statement = await lost.sign({ kind: 'void' })
  await database.execute(sql`update wheel_key set private_box = null`)
  const { keyId } = await open()
  expect(keyId).not.toBe(lost.keyId)
  expect(await verified(statement)).toMatchObject({ kid: lost.keyId })
})
