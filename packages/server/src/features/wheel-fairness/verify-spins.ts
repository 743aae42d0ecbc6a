import { type RewardSet, rowOfDraw, seedHashOf } from '@olympus/contract/wheel-draw'
import { SeedStatement, SpinStatement } from '@olympus/contract/wheel-fairness'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import sql from 'sql-template-tag'
import type { Database, Queries } from '../../database/database.ts'
import { drawAtOnce } from './draw-many.ts'
import type { ReadStatement } from './statement-reader.ts'

interface Row {
  readonly rewardId: string
  readonly weight: number
}

interface TableSet {
  readonly hash: string
  readonly weightTotal: number
  readonly rows: readonly Row[]
}

type Tables = ReadonlyMap<number, Readonly<Record<RewardSet, TableSet>>>

interface SetRow {
  readonly version: number
  readonly set: RewardSet
  readonly text: string
  readonly tableHash: Buffer
  readonly weightTotal: number
  readonly rows: readonly Row[]
}

/** Of a text, as far as it is checked. */
interface Published {
  readonly set: string
  readonly version: number
  readonly rows: readonly { readonly id: string; readonly weight: number }[]
}

function textProblems({ version, set, text, tableHash, weightTotal, rows }: SetRow): string[] {
  const name = `TABLE version ${version}, ${set}:`
  if (!createHash('sha256').update(text).digest().equals(tableHash)) return [`${name} has another hash`]
  const published = JSON.parse(text) as Published
  const expected = { set, version, rows: rows.map(({ rewardId: id, weight }) => ({ id, weight })) }
  const given = { ...published, rows: published.rows.map(({ id, weight }) => ({ id, weight })) }
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  return isDeepStrictEqual(given, expected) && total === weightTotal ? [] : [`${name} rows and text differ`]
}

async function readTables(queries: Queries): Promise<{ tables: Tables; problems: string[] }> {
  const sets = await queries.query<SetRow>(sql`
    select table_version as version, set, text, table_hash, weight_total, (
      select jsonb_agg(jsonb_build_object('rewardId', reward_id, 'weight', weight) order by row_index)
      from wheel_reward where wheel_reward.table_version = stored.table_version and wheel_reward.set = stored.set
    ) as rows
    from wheel_table_set as stored order by 1`)
  const versions = Map.groupBy(sets, ({ version }) => version)
  const tables = new Map(
    [...versions].map(([version, own]) => {
      const setOf = (set: RewardSet): TableSet => {
        const found = own.find((one) => one.set === set)
        if (!found) throw new Error(`Version ${version} of the odds has no ${set} set`)
        return { ...found, hash: found.tableHash.toString('hex') }
      }
      return [version, { regular: setOf('regular'), jackpot: setOf('jackpot') }] as const
    }),
  )
  return { tables, problems: sets.flatMap(textProblems) }
}

interface Seed {
  readonly id: number
  readonly version: number
  readonly seedHash: string
  readonly clientSeed: string | null
  readonly revealedSeed: string | null
  readonly spins: number
  readonly statement: string
}

interface Spin {
  readonly id: number
  readonly seedId: number
  readonly nonce: number
  readonly version: number
  readonly set: RewardSet
  readonly rowIndex: number
  readonly draw: number
  readonly statement: string
}

const seedsAtOnce = 50

const readSeeds = (queries: Queries, after: number) =>
  queries.query<Seed>(sql`
    select seed.id, table_version as version, encode(seed_hash, 'hex') as seed_hash, client_seed, revealed_seed, spins,
      statement
    from wheel_seed as seed join wheel_leaf on wheel_leaf.id = seed.leaf_id
    where seed.id > ${after} order by seed.id limit ${seedsAtOnce}`)

const readSpins = (queries: Queries, seeds: readonly Seed[]) =>
  queries.query<Spin>(sql`
    select spin.id, seed_id, nonce, table_version as version, set, row_index, draw, statement
    from wheel_spin as spin join wheel_leaf on wheel_leaf.id = spin.leaf_id
    where seed_id = any(${seeds.map(({ id }) => id)}::bigint[]) order by seed_id, nonce`)

async function seedProblems(seed: Seed, tables: Tables, read: ReadStatement): Promise<string[]> {
  const table = tables.get(seed.version)
  if (!table) return [`SEED ${seed.id} has no table`]
  const hashes = { regular: table.regular.hash, jackpot: table.jackpot.hash }
  const { data } = SeedStatement.safeParse(read(seed.statement))
  const problems: string[] = []
  if (data?.seedHash !== seed.seedHash || !isDeepStrictEqual(data.tableHashes, hashes))
    problems.push(`SEED ${seed.id} is not what was stated`)
  if (
    seed.revealedSeed !== null &&
    (await seedHashOf(Buffer.from(seed.revealedSeed, 'hex'), hashes)) !== seed.seedHash
  )
    problems.push(`SEED ${seed.id} was revealed as another one`)
  return problems
}

interface Drawn {
  readonly seed: Seed
  readonly tables: Tables
  readonly read: ReadStatement
}

function* spinProblems(spin: Spin, { seed, tables, read }: Drawn): Generator<string, void> {
  const { id, nonce, set, draw, rowIndex, version } = spin
  const table = tables.get(version)?.[set]
  if (!table || version !== seed.version) {
    yield `SPIN ${id} drew from the table of another seed`
    return
  }
  const clientSeed = seed.clientSeed ?? ''
  const { data } = SpinStatement.safeParse(read(spin.statement))
  const stated = data && (({ algorithm: _, kind: __, time: ___, ...rest }) => rest)(data)
  const rewardId = table.rows[rowIndex]?.rewardId
  const expected = {
    spinId: id,
    seedHash: seed.seedHash,
    clientSeed,
    nonce,
    set,
    tableHash: table.hash,
    draw,
    rewardId,
  }
  if (!isDeepStrictEqual(stated, expected)) yield `SPIN ${id} is not what its receipt states`
  const weights = table.rows.map(({ weight }) => weight)
  if (rowOfDraw(weights, draw) !== rowIndex) yield `SPIN ${id} has a reward that ${draw} does not draw`
  if (seed.revealedSeed === null) return
  const serverSeed = Buffer.from(seed.revealedSeed, 'hex')
  const { weightTotal } = table
  if (drawAtOnce({ serverSeed, clientSeed, nonce, set, weightTotal }) !== draw)
    yield `SPIN ${id} does not follow from its seeds`
}

export interface SpinsReport {
  readonly spins: number
  /** Those of revealed seeds. */
  readonly recomputed: number
  readonly problems: readonly string[]
}

/** Draws spins of revealed seeds again, and compares all spins, seeds and tables with what is signed. */
export async function verifySpins(database: Database, read: ReadStatement): Promise<SpinsReport> {
  const { tables, problems } = await readTables(database)
  let spins = 0
  let recomputed = 0
  for (let seeds = await readSeeds(database, 0); seeds.length > 0;) {
    const bySeed = Map.groupBy(await readSpins(database, seeds), ({ seedId }) => seedId)
    for (const seed of seeds) {
      const own = bySeed.get(seed.id) ?? []
      problems.push(...(await seedProblems(seed, tables, read)))
      if (own.length < seed.spins || own.some(({ nonce }, index) => nonce !== index))
        problems.push(`SEED ${seed.id} has gaps in its spins`)
      for (const spin of own) problems.push(...spinProblems(spin, { seed, tables, read }))
      spins += own.length
      if (seed.revealedSeed !== null) recomputed += own.length
    }
    seeds = await readSeeds(database, seeds.at(-1)?.id ?? Number.MAX_SAFE_INTEGER)
  }
  return { spins, recomputed, problems }
}
