import type { z } from '@olympus/contract/schema'
import { fromHex, seedHashOf, toHex, wheelAlgorithm } from '@olympus/contract/wheel-draw'
import type { SeedStatement, VoidStatement } from '@olympus/contract/wheel-fairness'
import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import type { Ports } from '../ports.ts'
import type { ActiveSeed, NextSeed, SealedSeed, Standing } from './standing.ts'
import { wheelSeedContext } from './wheel-seed-context.ts'

export type SeedPorts = Pick<Ports, 'random' | 'secretBox' | 'wheelSigner' | 'wheelTables'>

const seedBytes = 32

/** Seeds that are in use, by what opened them: they are opened and compared again after as many others. */
const opened = new Map<string, Uint8Array<ArrayBuffer>>()
const maxOpened = 5000

/** The 32 bytes of a seed. Throws unless they are those whose fingerprint the player was shown. */
export async function openSeed(
  queries: Queries,
  { secretBox, wheelTables }: Pick<SeedPorts, 'secretBox' | 'wheelTables'>,
  { accountId, seed }: { readonly accountId: number; readonly seed: SealedSeed },
): Promise<Uint8Array<ArrayBuffer>> {
  const key = Buffer.concat([seed.seedHash, seed.seedBox]).toString('base64')
  const known = opened.get(key)
  if (known) return known
  const serverSeed = fromHex(secretBox.open(seed.seedBox, wheelSeedContext(accountId)))
  const { hashes } = await wheelTables.read(queries, seed.table.version)
  if ((await seedHashOf(serverSeed, hashes)) !== seed.seedHash.toString('hex'))
    throw new Error(`Seed ${seed.id} of the wheel is not the one that it was committed to`)
  if (opened.size >= maxOpened) opened.clear()
  opened.set(key, serverSeed)
  return serverSeed
}

/** Makes the next seed of an account, bound to the current table, and states it in the public log. */
export async function commitSeed(
  transaction: Transaction,
  { random, secretBox, wheelSigner, wheelTables }: SeedPorts,
  { accountId, currentTable: { version }, now }: Standing,
): Promise<void> {
  const serverSeed = random.bytes(seedBytes)
  const { hashes } = await wheelTables.read(transaction, version)
  const seedHash = await seedHashOf(serverSeed, hashes)
  const statement: z.output<typeof SeedStatement> = {
    algorithm: wheelAlgorithm,
    kind: 'seed',
    seedHash,
    tableVersion: version,
    tableHashes: hashes,
    time: now.toISOString(),
  }
  const seedBox = secretBox.seal(toHex(serverSeed), wheelSeedContext(accountId))
  await transaction.execute(sql`
    with leaf as (
      insert into wheel_leaf (kind, statement, created_at)
      values ('seed', ${await wheelSigner.sign(statement)}, ${now}) returning id
    )
    insert into wheel_seed (account_id, table_version, seed_box, seed_hash, leaf_id, committed_at)
    select ${accountId}, ${version}, ${seedBox}, ${Buffer.from(seedHash, 'hex')}, id, ${now} from leaf`)
}

/** Gives up a seed that was never active, and states it in the public log. */
export async function voidSeed(
  transaction: Transaction,
  { wheelSigner }: Pick<SeedPorts, 'wheelSigner'>,
  { seed, now }: { readonly seed: NextSeed; readonly now: Date },
): Promise<void> {
  const statement: z.output<typeof VoidStatement> = {
    algorithm: wheelAlgorithm,
    kind: 'void',
    seedHash: seed.seedHash.toString('hex'),
    time: now.toISOString(),
  }
  await transaction.execute(sql`
    with leaf as (
      insert into wheel_leaf (kind, statement, created_at)
      values ('void', ${await wheelSigner.sign(statement)}, ${now}) returning id
    )
    update wheel_seed set state = 'void', void_leaf_id = leaf.id from leaf where wheel_seed.id = ${seed.id}`)
}

export interface RevealedSeed {
  readonly seedHash: string
  readonly serverSeed: string
  readonly spins: number
}

/** Publishes the active seed of an account. It never draws again. */
export async function revealSeed(
  transaction: Transaction,
  ports: Pick<SeedPorts, 'secretBox' | 'wheelTables'>,
  { accountId, seed, now }: { readonly accountId: number; readonly seed: ActiveSeed; readonly now: Date },
): Promise<RevealedSeed> {
  const serverSeed = toHex(await openSeed(transaction, ports, { accountId, seed }))
  await transaction.execute(sql`
    update wheel_seed set state = 'revealed', revealed_seed = ${serverSeed}, revealed_at = ${now} where id = ${seed.id}`)
  return { seedHash: seed.seedHash.toString('hex'), serverSeed, spins: seed.spins }
}
