import type { LocaleCode } from '@olympus/contract/locales'
import { limits } from '@olympus/contract/limits'
import type { SpinProof } from '@olympus/contract/wheel-fairness'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { tableOf, type TableTimes, timesColumns } from '../fortune-wheel/wheel-tables.ts'
import type { Ports } from '../ports.ts'
import { currentCheckpoint } from './current-checkpoint.ts'
import { inclusionRanges } from './merkle-tree.ts'
import { readHashes } from './read-nodes.ts'

interface SpinRow extends TableTimes {
  readonly receipt: string
  readonly receiptIndex: number | null
  readonly seedStatement: string
  readonly seedIndex: number | null
  readonly serverSeed: string | null
  readonly revealsAt: Date | null
}

const readSpin = (queries: Queries, spinId: number) =>
  queries.maybeOne<SpinRow>(sql`
    select spin_leaf.statement as receipt, spin_leaf.position as receipt_index,
      seed_leaf.statement as seed_statement, seed_leaf.position as seed_index, seed.revealed_seed as server_seed,
      case when seed.state = 'active' then
        least(seed.activated_at + make_interval(days => ${limits.seedMaxDays}), wheel_table.ends_at)
      end as reveals_at,
      ${timesColumns}
    from wheel_spin as spin
    join wheel_leaf as spin_leaf on spin_leaf.id = spin.leaf_id
    join wheel_seed as seed on seed.id = spin.seed_id
    join wheel_leaf as seed_leaf on seed_leaf.id = seed.leaf_id
    join wheel_table on wheel_table.version = spin.table_version
    where spin.id = ${spinId}`)

async function positionOf(
  queries: Queries,
  index: number | null,
  size: number,
): Promise<SpinProof['receiptPosition']> {
  if (index === null) return null
  return { index, hashes: await readHashes(queries, inclusionRanges(index, size)) }
}

interface Asked {
  readonly spinId: number
  readonly locale: LocaleCode
}

/** Everything that proves a spin to anybody. It names no account, character or delivery. */
export async function proveSpin(
  ports: Pick<Ports, 'database' | 'wheelSigner' | 'wheelTables'>,
  { spinId, locale }: Asked,
): Promise<SpinProof | Failure<'NOT_FOUND'>> {
  const { database, wheelTables } = ports
  const row = await readSpin(database, spinId)
  if (!row) return new Failure('NOT_FOUND')
  // Read after the spin, so that it covers the positions.
  const checkpoint = await currentCheckpoint(ports)
  const { receipt, receiptIndex, seedStatement, seedIndex, serverSeed, revealsAt, ...times } = row
  return {
    spinId,
    receipt,
    seedStatement,
    serverSeed,
    revealsAt: revealsAt?.toISOString() ?? null,
    table: tableOf(times, await wheelTables.read(database, times.version), locale),
    checkpoint,
    receiptPosition: await positionOf(database, receiptIndex, checkpoint.size),
    seedPosition: await positionOf(database, seedIndex, checkpoint.size),
  }
}
