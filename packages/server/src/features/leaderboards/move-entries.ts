import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { balanceRanges, type Level } from './balance-ranges.ts'
import { bucketLevel } from './bucket-level.ts'
import { bucketTable, type CountedRange, facetsOfEntry, firstPlace, groupTable } from './buckets.ts'
import { groupLevel } from './group-level.ts'

/** A ranked entry that has come (1) or gone (-1). */
export interface Move {
  readonly seasonId: number
  readonly sortKey: number
  readonly reachedAt: Date
  readonly characterId: number
  readonly classCode: number
  readonly faction: string
  readonly change: 1 | -1
}

/** Every facet with entries has a range of each level that begins before every place. */
async function storeFirst(transaction: Transaction, moves: readonly Move[]): Promise<void> {
  const come = moves.filter(({ change }) => change > 0)
  const kinds = [
    ...new Map(come.map((move) => [`${move.seasonId} ${move.classCode} ${move.faction}`, move])).values(),
  ]
  if (kinds.length === 0) return
  const firstIn = (table: Sql) => sql`
    insert into ${table} (season_id, facet, from_key, from_at, from_id, entries)
    select season_id, facet, ${firstPlace.key}, ${firstPlace.at}, ${firstPlace.id}, 0 from scope
    where not exists (
      select from ${table} as range where range.season_id = scope.season_id and range.facet = scope.facet)`
  await transaction.execute(sql`
    with scope as materialized (
      select distinct season_id, facet
      from unnest(${kinds.map(({ seasonId }) => seasonId)}::bigint[], ${kinds.map(({ classCode }) => classCode)}::int[],
        ${kinds.map(({ faction }) => faction)}::text[]) as kind (season_id, class_code, faction)
      cross join lateral unnest(${facetsOfEntry}) as facet
    ), first_group as (${firstIn(groupTable)}
    )
    ${firstIn(bucketTable)}`)
}

interface Counted {
  readonly groups: CountedRange[]
  readonly buckets: CountedRange[]
}

/** How the ranges of a level are found again: columns, and a condition on them. */
interface Found {
  readonly columns: Sql
  readonly isSame: Sql
}

/** Few of them change, and an index alone finds them. */
const byStart: Found = {
  columns: sql`season_id, facet, from_key, from_at, from_id`,
  isSame: sql`range.season_id = changed.season_id and range.facet = changed.facet and range.from_key = changed.from_key
    and range.from_at = changed.from_at and range.from_id = changed.from_id`,
}

/** Where they are stored. That does not change while their season is locked. */
const byPlace: Found = { columns: sql`ctid`, isSame: sql`range.ctid = changed.ctid` }

/**
 * Adds the changes of its entries to each range of a level. For the planner `moved` has few rows, so it
 * looks up ranges one by one, however many there are.
 */
const countIn = (table: Sql, { columns, isSame }: Found) => sql`
  update ${table} as range set entries = entries + change
  from (
    select ${columns}, sum(change)::int as change
    from (
      select range.*, moved.change from moved cross join lateral (
        select ${columns} from ${table} as range
        where range.season_id = moved.season_id and range.facet = moved.facet
          and (from_key, from_at, from_id) <= (moved.sort_key, moved.reached_at, moved.character_id)
        order by from_key desc, from_at desc, from_id desc limit 1
      ) as range
    ) as found group by ${columns} having sum(change) <> 0
  ) as changed
  where ${isSame}
  returning range.season_id, range.facet, range.from_key, range.from_at, range.from_id, entries`

/** Those of counted ranges that may have to be balanced. */
const unbalanced = ({ sizes }: Level, counted: Sql) => sql`
  select * from ${counted} where entries > ${sizes().max} or entries < ${sizes().min}`

/** Counts entries in both levels. Resolves with the ranges that are now too large or too small. */
async function count(transaction: Transaction, moves: readonly Move[]): Promise<Counted> {
  const rows = await transaction.query<CountedRange & { isGroup: boolean }>(sql`
    with moved as materialized (
      select season_id, facet, sort_key, reached_at, character_id, change
      from unnest(${moves.map(({ seasonId }) => seasonId)}::bigint[], ${moves.map(({ sortKey }) => sortKey)}::bigint[],
        ${moves.map(({ reachedAt }) => reachedAt.toISOString())}::timestamptz[],
        ${moves.map(({ characterId }) => characterId)}::bigint[], ${moves.map(({ classCode }) => classCode)}::int[],
        ${moves.map(({ faction }) => faction)}::text[], ${moves.map(({ change }) => change)}::int[]
      ) as move (season_id, sort_key, reached_at, character_id, class_code, faction, change)
      cross join lateral unnest(${facetsOfEntry}) as facet
      -- So that ranges that follow each other are found on the same pages.
      order by season_id, facet, sort_key, reached_at, character_id
    ), counted_group as (${countIn(groupTable, byStart)}
    ), counted_bucket as (${countIn(bucketTable, byPlace)}
    )
    select true as is_group, counted.* from (${unbalanced(groupLevel, sql`counted_group`)}) as counted
    union all select false, counted.* from (${unbalanced(bucketLevel, sql`counted_bucket`)}) as counted`)
  return { groups: rows.filter(({ isGroup }) => isGroup), buckets: rows.filter(({ isGroup }) => !isGroup) }
}

/**
 * Counts entries that have come and gone, in all their facets. The caller holds `lockSeasons`, has changed
 * the entries, and writes nothing else that another process could wait for.
 */
export async function moveEntries(transaction: Transaction, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  await storeFirst(transaction, moves)
  const { groups, buckets } = await count(transaction, moves)
  // A small bucket is then not the only one of its group.
  await balanceRanges(transaction, groupLevel, groups)
  await balanceRanges(transaction, bucketLevel, buckets)
}
