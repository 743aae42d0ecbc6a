import { wheelAlgorithm } from '@olympus/contract/wheel-draw'
import {
  Checkpoint,
  getCheckpoint,
  getWheelStatistics,
  listWheelTables,
  proveConsistency,
  proveSpin,
  readWheelLog,
  SeedStatement,
  SpinStatement,
  wheelKeysPath,
  wheelScriptPath,
  wheelVectorsPath,
} from '@olympus/contract/wheel-fairness'
import { emptyRoot, isConsistent, leafHash, rootOfInclusion } from '@olympus/contract/wheel-log'
import { compactVerify, createLocalJWKSet, decodeJwt, type JSONWebKeySet } from 'jose'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/owned-database.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { testWheelSigner as wheelSigner } from '../../testing/test-wheel-signer.ts'
import {
  addSpin,
  coinTable,
  createActiveSeed,
  publishCoinTable,
  publishTestKey,
  revealSeed,
  type TestSeed,
} from '../../testing/wheel-spins.ts'
import { publishTable } from './publish-table.ts'
import { sequenceLeaves } from './sequence-leaves.ts'

let database: TestDatabase
let app: TestApp

async function open() {
  database = await openTestDatabase()
  app = testApp({ database })
  await publishTestKey(database)
  return () => database.close()
}

const sequence = () => sequenceLeaves({ database, wheelSigner })

async function spins(count: number, seed?: TestSeed) {
  const used = seed ?? (await createActiveSeed(database, await publishCoinTable(database)))
  const made = []
  for (let index = 0; index < count; index++) made.push(await addSpin(database, used))
  return { seed: used, made, ids: made.map(({ id }) => id) }
}

describe('without spins', () => {
  beforeAll(open)

  it('answers with the signed empty log', async () => {
    const checkpoint = await app.callOrFail(getCheckpoint)
    expect(checkpoint).toMatchObject({ size: 0, rootHash: emptyRoot, spins: 0 })
    expect(await app.callOrFail(readWheelLog)).toEqual({ entries: [], size: 0 })
    expect(await app.callOrFail(proveConsistency, { query: { oldSize: 0, newSize: 0 } })).toEqual({
      hashes: [],
    })
  })

  it('knows no spin and no statistics', async () => {
    expect(await app.call(proveSpin, { params: { spinId: 1 } })).toMatchObject({ key: 'NOT_FOUND' })
    expect(await app.call(getWheelStatistics)).toMatchObject({ key: 'NOT_FOUND' })
    expect(await app.callOrFail(listWheelTables)).toMatchObject({ entries: [], totalEntries: 0 })
  })
})

describe('with spins', () => {
  beforeEach(open)

  const prove = (spinId: number | undefined) => app.callOrFail(proveSpin, { params: { spinId: spinId ?? 0 } })

  it('proves a spin, first by its receipt, then by its place in the log, then by its seed', async () => {
    const { ids, made, seed } = await spins(3)
    const fresh = await prove(ids[1])
    expect(fresh).toMatchObject({ receipt: made[1]?.receipt, serverSeed: null })
    // The first request signs the log.
    await addSpin(database, seed)
    const waiting = await addSpin(database, seed)
    expect(await prove(waiting.id)).toMatchObject({ receiptPosition: null })
    await sequence()
    const placed = await prove(ids[1])
    const { checkpoint, receiptPosition, seedPosition } = placed
    for (const [statement, position] of [
      [placed.receipt, receiptPosition],
      [placed.seedStatement, seedPosition],
    ] as const)
      expect(
        position &&
          (await rootOfInclusion(await leafHash(statement), { size: checkpoint.size, ...position })),
      ).toBe(checkpoint.rootHash)
    expect(seedPosition?.index).toBeLessThan(receiptPosition?.index ?? 0)
    expect(SpinStatement.parse(decodeJwt(placed.receipt))).toMatchObject({ spinId: ids[1], nonce: 1 })
    expect(SeedStatement.parse(decodeJwt(placed.seedStatement))).toMatchObject({ seedHash: seed.seedHash })
    expect(placed.table).toMatchObject({
      version: seed.version,
      sets: { regular: { tableHash: seed.hashes.regular, weightTotal: 1000 } },
    })
    await revealSeed(database, seed)
    expect(await prove(ids[1])).toMatchObject({
      serverSeed: Buffer.from(seed.serverSeed).toString('hex'),
      revealsAt: null,
    })
  })

  it('tells when a seed in use is revealed at the latest', async () => {
    const { ids, seed } = await spins(1)
    const revealsAt = async () => Date.parse((await prove(ids[0])).revealsAt ?? '')
    const { activatedAt } = await database.one<{ activatedAt: Date }>(
      sql`select activated_at from wheel_seed where id = ${seed.id}`,
    )
    expect(await revealsAt()).toBe(activatedAt.getTime() + 30 * 24 * 60 * 60 * 1000)
    await database.execute(
      sql`update wheel_table set ends_at = now() + interval '1 day' where version = ${seed.version}`,
    )
    expect(await revealsAt()).toBeLessThan(Date.now() + 25 * 60 * 60 * 1000)
  })

  it('never tells the account of a spin, nor a seed in use', async () => {
    const { ids, seed } = await spins(2)
    await sequence()
    const texts = await Promise.all(
      [
        `/api/wheel/proofs/${ids[0]}`,
        '/api/wheel/log/entries',
        '/api/wheel/log/checkpoint',
        '/api/wheel/statistics',
        '/api/wheel/tables',
      ].map(async (path) => (await app.fetch(path)).text()),
    )
    const payloads = texts.flatMap((text) =>
      [...text.matchAll(/eyJ[\w-]+\.([\w-]+)\./g)].map(([, part = '']) =>
        Buffer.from(part, 'base64url').toString(),
      ),
    )
    expect(payloads.length).toBeGreaterThan(3)
    for (const text of [...texts, ...payloads]) {
      expect(text).not.toMatch(/account|character|delivery/i)
      expect(text).not.toContain(String(seed.accountId))
      expect(text).not.toContain(Buffer.from(seed.serverSeed).toString('hex'))
    }
  })

  it('proves that the log only grew', async () => {
    const checkpoints: Checkpoint[] = []
    let seed: TestSeed | undefined
    for (const count of [1, 2, 3, 7]) {
      seed = (await spins(count, seed)).seed
      await sequence()
      checkpoints.push(await app.callOrFail(getCheckpoint))
    }
    expect(checkpoints.map(({ size }) => size)).toEqual([2, 4, 7, 14])
    for (const older of checkpoints)
      for (const newer of checkpoints.filter(({ size }) => size >= older.size)) {
        const sizes = { oldSize: older.size, newSize: newer.size }
        const reply = await app.call(proveConsistency, { query: sizes })
        expect(reply.headers.get('cache-control')).toContain('immutable')
        if (reply.key !== 'SUCCESS') throw new Error(reply.key)
        expect(await isConsistent(older.rootHash, newer.rootHash, { ...sizes, ...reply.data })).toBe(true)
      }
  })

  it.each([
    [3, 2],
    [0, 99],
  ])('proves nothing from size %i to %i', async (oldSize, newSize) => {
    await spins(3)
    await sequence()
    const reply = await app.call(proveConsistency, { query: { oldSize, newSize } })
    expect(reply).toMatchObject({ key: 'NOT_FOUND' })
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('reads the log page by page, up to the latest checkpoint', async () => {
    const { made, seed } = await spins(4)
    await sequence()
    await addSpin(database, seed)
    // As if its checkpoint came between two reads.
    await database.execute(sql`update wheel_leaf set position = 5 where position is null`)
    const read = (query: { from?: number; limit?: number }) => app.callOrFail(readWheelLog, { query })
    const whole = await read({})
    expect(whole.size).toBe(5)
    expect(whole.entries.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
    expect(whole.entries.slice(1).map(({ statement }) => statement)).toEqual(
      made.map(({ receipt }) => receipt),
    )
    expect(await read({ from: 2, limit: 2 })).toEqual({ entries: whole.entries.slice(2, 4), size: 5 })
    expect(await read({ from: 4 })).toEqual({ entries: whole.entries.slice(4), size: 5 })
    expect(await read({ from: 5 })).toEqual({ entries: [], size: 5 })
  })

  it('lists every version of the odds, newest first, with the text that is hashed', async () => {
    await publishCoinTable(database)
    await database.transaction((transaction) =>
      publishTable(transaction, coinTable, { startsAt: new Date('2999-01-01T00:00:00Z') }),
    )
    const { entries, totalEntries } = await app.callOrFail(listWheelTables, { query: { pageSize: 10 } })
    expect(totalEntries).toBe(2)
    expect(entries.map(({ version, replacedAt }) => ({ version, replacedAt }))).toEqual([
      { version: 2, replacedAt: null },
      { version: 1, replacedAt: null },
    ])
    expect(entries[1]?.sets.regular).toMatchObject({
      weightTotal: 1000,
      text: expect.stringContaining('"version":1') as string,
      rewards: [
        { id: 'coins-5', weight: 700, contents: { kind: 'coins', coins: 5 } },
        { id: 'coins-50', weight: 260, contents: { kind: 'coins', coins: 50 } },
        { id: 'tickets-2', weight: 40, contents: { kind: 'tickets', tickets: 2 } },
      ],
    })
    const second = await app.callOrFail(listWheelTables, { query: { page: 2, pageSize: 1 } })
    expect(second.entries.map(({ version }) => version)).toEqual([1])
  })
})

describe('files', () => {
  beforeAll(open)

  it('publish the keys of all signatures, without their private part', async () => {
    const response = await app.fetch(wheelKeysPath)
    expect(response.headers.get('content-type')).toBe('application/jwk-set+json')
    const set = (await response.json()) as JSONWebKeySet
    expect(set.keys.map((key) => Object.keys(key).toSorted())).toEqual([
      ['alg', 'crv', 'kid', 'kty', 'use', 'x'],
    ])
    const { statement } = await app.callOrFail(getCheckpoint)
    const { payload } = await compactVerify(statement, createLocalJWKSet(set))
    expect(JSON.parse(new TextDecoder().decode(payload))).toMatchObject({ algorithm: wheelAlgorithm })
  })

  it('serve the script and the test vectors', async () => {
    const script = await app.fetch(wheelScriptPath)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(await script.text()).toContain('node verify-spin.mjs')
    const vectors = await app.fetch(wheelVectorsPath)
    expect(await vectors.json()).toMatchObject({ algorithm: wheelAlgorithm })
  })
})
