import { CheckpointStatement } from '@olympus/contract/wheel-fairness'
import { emptyRoot } from '@olympus/contract/wheel-log'
import { compactVerify, importJWK } from 'jose'
import sql, { type Sql } from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/owned-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { testWheelJwk, testWheelSigner as wheelSigner } from '../../testing/test-wheel-signer.ts'
import { freshCheckpoint } from './fresh-checkpoint.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  return () => database.close()
})

const stored = 'the stored statement'

const addCheckpoint = (signedAt: Sql) =>
  database.execute(sql`
    insert into wheel_checkpoint (size, root_hash, spins, statement, signed_at)
    values (0, decode(${emptyRoot}, 'hex'), 0, ${stored}, ${signedAt})`)

const addWaitingLeaf = (createdAt: Sql) =>
  database.execute(
    sql`insert into wheel_leaf (kind, statement, created_at) values ('void', 'leaf', ${createdAt})`,
  )

const fresh = () => freshCheckpoint({ database, wheelSigner })

it('signs an old state again, the same all through a minute', async () => {
  await addCheckpoint(sql`now() - interval '4 hours'`)
  const checkpoint = await fresh()
  expect(checkpoint).toMatchObject({ size: 0, rootHash: emptyRoot, spins: 0 })
  expect(checkpoint.signedAt).toMatch(/:00\.000Z$/)
  const { isRecent } = await database.one<{ isRecent: boolean }>(sql`
    select ${checkpoint.signedAt}::timestamptz between now() - interval '2 minutes' and now() as is_recent`)
  expect(isRecent).toBe(true)
  const key = await importJWK(testWheelJwk, 'EdDSA')
  const { payload } = await compactVerify(checkpoint.statement, key)
  expect(CheckpointStatement.parse(JSON.parse(new TextDecoder().decode(payload)))).toMatchObject({
    size: 0,
    rootHash: emptyRoot,
    time: checkpoint.signedAt,
  })
  expect(await database.query(sql`select statement from wheel_checkpoint`)).toEqual([{ statement: stored }])
})

it('keeps the statement of a state that was signed in this minute', async () => {
  await addCheckpoint(sql`now() + interval '1 minute'`)
  expect(await fresh()).toMatchObject({ statement: stored })
})

it('signs nothing again while an entry has waited for longer than a minute', async () => {
  await addCheckpoint(sql`now() - interval '4 hours'`)
  await addWaitingLeaf(sql`now() - interval '30 seconds'`)
  expect(await fresh()).not.toMatchObject({ statement: stored })
  await addWaitingLeaf(sql`now() - interval '2 minutes'`)
  expect(await fresh()).toMatchObject({ statement: stored })
})
