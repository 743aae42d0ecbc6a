import type { DataOf } from '@olympus/contract/endpoint'
import type { RewardSet } from '@olympus/contract/wheel-draw'
import type { getWheelStatistics } from '@olympus/contract/wheel-fairness'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { latestCheckpoint } from './checkpoint.ts'
import { expectedCounts, fitOf, homogeneityOf } from './chi-square-rules.ts'

type Statistics = DataOf<typeof getWheelStatistics>

/** A reward and how often it was drawn. */
interface CountRow {
  readonly set: RewardSet
  readonly rewardId: string
  readonly weight: number
  readonly drawn: number
  /** By players who had bought coins. */
  readonly paid: number
  /** By new accounts. */
  readonly young: number
}

/** The version that is asked for, else the current one. */
const findVersion = (queries: Queries, version: number | undefined) =>
  queries.maybeOne<{ version: number }>(
    version === undefined
      ? sql`select version from wheel_table where starts_at <= now() order by starts_at desc limit 1`
      : sql`select version from wheel_table where version = ${version}`,
  )

const readCounts = (queries: Queries, version: number) =>
  queries.query<CountRow>(sql`
    select reward.set, reward_id, weight, coalesce(sum(spins), 0)::bigint as drawn,
      coalesce(sum(spins) filter (where has_paid), 0)::bigint as paid,
      coalesce(sum(spins) filter (where is_new), 0)::bigint as young
    from wheel_reward as reward
    left join wheel_count using (table_version, set, row_index)
    where table_version = ${version}
    group by reward.set, row_index, reward_id, weight
    order by row_index`)

const totalOf = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

function setStatistics(rows: readonly CountRow[]): Statistics['sets'][RewardSet] {
  const counts = rows.map(({ drawn }) => drawn)
  const weights = rows.map(({ weight }) => weight)
  const spins = totalOf(counts)
  const expected = expectedCounts(weights, spins)
  return {
    spins,
    rewards: rows.map(({ rewardId, drawn }, index) => ({ rewardId, drawn, expected: expected[index] ?? 0 })),
    fit: fitOf(counts, weights),
  }
}

const groupings = { payment: 'paid', age: 'young' } as const

function groupStatistics(
  rows: readonly CountRow[],
  grouping: keyof typeof groupings,
): Statistics['groups'][number] {
  const members = rows.map((row) => row[groupings[grouping]])
  const others = rows.map(({ drawn }, index) => drawn - (members[index] ?? 0))
  return {
    grouping,
    spins: [totalOf(members), totalOf(others)],
    homogeneity: homogeneityOf(members, others),
  }
}

/** What all players have drawn from a version of the odds, up to the latest checkpoint. */
export async function getStatistics(
  queries: Queries,
  { version: wanted }: { readonly version?: number | undefined },
): Promise<Statistics | Failure<'NOT_FOUND'>> {
  const found = await findVersion(queries, wanted)
  if (!found) return new Failure('NOT_FOUND')
  const checkpoint = await latestCheckpoint(queries)
  const rows = await readCounts(queries, found.version)
  const [regular, jackpot] = (['regular', 'jackpot'] as const).map((set) =>
    rows.filter((row) => row.set === set),
  ) as [CountRow[], CountRow[]]
  return {
    tableVersion: found.version,
    sets: { regular: setStatistics(regular), jackpot: setStatistics(jackpot) },
    groups: [groupStatistics(regular, 'payment'), groupStatistics(regular, 'age')],
    countedAt: checkpoint?.signedAt ?? null,
  }
}
