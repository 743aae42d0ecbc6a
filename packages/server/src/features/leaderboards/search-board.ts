import type { DataOf } from '@olympus/contract/endpoint'
import type { searchBoard as endpoint } from '@olympus/contract/leaderboards'
import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { type EntryRow, entryView, pageOf, selectEntries, selectPlaced } from './board-view.ts'
import { inScope, type Scope } from './buckets.ts'
import { openBoard, type OpenedBoard } from './open-board.ts'
import { rankOf } from './place-of.ts'

interface Search extends OpenedBoard {
  /** The beginning of a name, in any case. */
  readonly name: string
  readonly pageSize: number
}

/** With more, the best are found sooner by walking down the board. */
const fewNames = 2000

/** Compared by bytes, as the index is. No name has a character past the last of Unicode. */
const beginsWith = (name: string) => sql`
  lower(owner.name) ~>=~ lower(${name}::text) and lower(owner.name) ~<~ (lower(${name}::text) || ${'\u{10ffff}'}::text)`

const best = sql`order by entry.sort_key, entry.reached_at, entry.character_id limit ${limits.boardSearchMax}`

async function findNamed(queries: Queries, scope: Scope, name: string): Promise<number[]> {
  const { names } = await queries.one<{ names: number }>(sql`
    select count(*) as names from (
      select from character as owner where ${beginsWith(name)} limit ${fewNames + 1}) as named`)
  const rows = await queries.query<{ id: number }>(
    names <= fewNames
      ? sql`
        with named as materialized (select id from character as owner where ${beginsWith(name)})
        select entry.character_id as id from named
        cross join lateral (
          select * from board_entry as own where ${inScope(scope, sql`own`)} and own.character_id = named.id limit 1
        ) as entry ${best}`
      : sql`
        select entry.character_id as id from board_entry as entry
        cross join lateral (
          select from character as owner where owner.id = entry.character_id and ${beginsWith(name)} offset 0
        ) as named
        where ${inScope(scope, sql`entry`)} ${best}`,
  )
  return rows.map(({ id }) => id)
}

/** Entries of characters whose name begins like this, the best first. */
export async function searchBoard(
  queries: Queries,
  { name, pageSize, ...wanted }: Search,
): Promise<DataOf<typeof endpoint> | Failure<'NOT_FOUND'>> {
  const reader = await openBoard(queries, wanted)
  if (!reader) return new Failure('NOT_FOUND')
  const found = await findNamed(queries, reader.scope, name)
  if (found.length === 0) return { entries: [] }
  const placed = selectPlaced(
    reader.scope,
    sql`owner.id = any(${found}::bigint[])`,
    sql`${rankOf(reader.scope, sql`entry.sort_key`)} as rank`,
  )
  const rows = await queries.query<EntryRow>(sql`${selectEntries(reader, placed)} order by position`)
  return {
    entries: rows.map((row) => ({
      entry: entryView(reader.season, row),
      page: pageOf(row.position, pageSize),
    })),
  }
}
