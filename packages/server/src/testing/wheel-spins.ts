import { randomBytes, randomUUID } from 'node:crypto'
import { drawNumber, rowOfDraw, seedHashOf, wheelAlgorithm } from '@olympus/contract/wheel-draw'
import sql from 'sql-template-tag'
import type { Database, Queries } from '../database/database.ts'
import { publishTable } from '../features/wheel-fairness/publish-table.ts'
import type { TableSets } from '../features/wheel-fairness/table-rules.ts'
import { createAccount } from './create-account.ts'
import { testWheelJwk, testWheelSigner } from './test-wheel-signer.ts'

/** Grants coins and tickets only, so that it needs no items. */
export const coinTable: TableSets = {
  regular: [
    { id: 'coins-5', weight: 700, coins: 5 },
    { id: 'coins-50', weight: 260, coins: 50 },
    { id: 'tickets-2', weight: 40, tickets: 2 },
  ],
  jackpot: [
    { id: 'coins-500', weight: 9, coins: 500 },
    { id: 'coins-5000', weight: 1, coins: 5000 },
  ],
}

/** Publishes a version that applies at once. Returns its number. */
export const publishCoinTable = (database: Database): Promise<number> =>
  database.transaction((transaction) => publishTable(transaction, coinTable, { startsAt: null }))

export async function addLeaf(queries: Queries, kind: 'seed' | 'void' | 'spin', content: object) {
  const statement = await testWheelSigner.sign({
    algorithm: wheelAlgorithm,
    kind,
    ...content,
    time: new Date().toISOString(),
  })
  const { id } = await queries.one<{ id: number }>(
    sql`insert into wheel_leaf (kind, statement) values (${kind}, ${statement}) returning id`,
  )
  return { id, statement }
}

interface Table {
  readonly hashes: { readonly regular: string; readonly jackpot: string }
}

export interface TestSeed extends Table {
  readonly id: number
  readonly accountId: number
  readonly version: number
  readonly serverSeed: Uint8Array<ArrayBuffer>
  readonly seedHash: string
  readonly clientSeed: string
}

async function tableHashes(queries: Queries, version: number): Promise<Table['hashes']> {
  const rows = await queries.query<{ set: 'regular' | 'jackpot'; hash: string }>(
    sql`select set, encode(table_hash, 'hex') as hash from wheel_table_set where table_version = ${version}`,
  )
  const hashOf = (set: string) => rows.find((row) => row.set === set)?.hash ?? ''
  return { regular: hashOf('regular'), jackpot: hashOf('jackpot') }
}

/** Commits to a seed of an account, a new one by default, and activates it. The seed is not sealed. */
export async function createActiveSeed(queries: Queries, version: number, owner?: number): Promise<TestSeed> {
  const accountId = owner ?? (await createAccount(queries))
  const serverSeed = Uint8Array.from(randomBytes(32))
  const hashes = await tableHashes(queries, version)
  const seedHash = await seedHashOf(serverSeed, hashes)
  const clientSeed = randomBytes(16).toString('hex')
  const leaf = await addLeaf(queries, 'seed', { seedHash, tableVersion: version, tableHashes: hashes })
  const { id } = await queries.one<{ id: number }>(sql`
    insert into wheel_seed (account_id, state, table_version, seed_box, seed_hash, client_seed, leaf_id, activated_at)
    values (${accountId}, 'active', ${version}, '', ${Buffer.from(seedHash, 'hex')}, ${clientSeed}, ${leaf.id}, now())
    returning id`)
  return { id, accountId, version, serverSeed, seedHash, clientSeed, hashes }
}

export interface TestSpin {
  readonly id: number
  readonly leafId: number
  readonly receipt: string
}

/** Adds the next spin of a seed, without tickets, tokens and reward. */
export async function addSpin(queries: Queries, seed: TestSeed): Promise<TestSpin> {
  const { nonce, spinNo } = await queries.one<{ nonce: number; spinNo: number }>(sql`
    select (select count(*) from wheel_spin where seed_id = ${seed.id})::int as nonce,
      (select count(*) + 1 from wheel_spin where account_id = ${seed.accountId}) as spin_no`)
  const set = spinNo % 30 === 0 ? 'jackpot' : 'regular'
  const rows = coinTable[set]
  const weightTotal = rows.reduce((total, { weight }) => total + weight, 0)
  const draw = await drawNumber({ ...seed, nonce, set, weightTotal })
  const row = rowOfDraw(
    rows.map(({ weight }) => weight),
    draw,
  )
  const { id } = await queries.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('wheel_spin', 'id')) as id`,
  )
  const leaf = await addLeaf(queries, 'spin', {
    spinId: id,
    seedHash: seed.seedHash,
    clientSeed: seed.clientSeed,
    nonce,
    set,
    tableHash: seed.hashes[set],
    draw,
    rewardId: rows[row]?.id,
  })
  await queries.execute(sql`
    insert into wheel_spin (
      id, account_id, spin_no, request_key, seed_id, nonce, table_version, set, row_index, draw, leaf_id, tickets_after,
      tokens_after
    ) overriding system value values (
      ${id}, ${seed.accountId}, ${spinNo}, ${randomUUID()}, ${seed.id}, ${nonce}, ${seed.version}, ${set}, ${row},
      ${draw}, ${leaf.id}, 0, 0
    )`)
  await queries.execute(sql`update wheel_seed set spins = spins + 1 where id = ${seed.id}`)
  return { id, leafId: leaf.id, receipt: leaf.statement }
}

export const revealSeed = (queries: Queries, seed: TestSeed): Promise<number> =>
  queries.execute(sql`
    update wheel_seed set state = 'revealed', revealed_at = now(),
      revealed_seed = ${Buffer.from(seed.serverSeed).toString('hex')}
    where id = ${seed.id}`)

/** Lets the database know the key of `testWheelSigner`, so that its portal publishes it. */
export const publishTestKey = (queries: Queries): Promise<number> =>
  queries.execute(sql`
    insert into wheel_key (id, public_jwk) values (${testWheelSigner.keyId}, ${testWheelJwk}) on conflict do nothing`)
