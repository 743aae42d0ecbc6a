import type { CharacterClass, Faction } from '@olympus/contract/characters'
import { characterClasses } from '@olympus/contract/characters'
import sql, { empty, type Sql } from 'sql-template-tag'

/**
 * Entries of a bucket: of a new one, and when it is split or merged. `limit`: the most that any bucket can
 * have, as earlier versions made buckets of up to 1,000. `perGroup`: buckets of a new group. On a live board
 * PostgreSQL looks at the row of each entry that it counts, so buckets are small.
 */
export const bucketSizes = { target: 150, max: 300, min: 40, limit: 1000, perGroup: 256 }

/** Ranges of places that are counted. A group is a range of buckets. */
export const bucketTable = sql`board_bucket`
export const groupTable = sql`board_bucket_group`

export interface CountedRange {
  readonly seasonId: number
  readonly facet: string
  readonly fromKey: number
  readonly fromAt: Date
  readonly fromId: number
  readonly entries: number
}

/** Where a range begins. */
export const placeOfRange = ({ fromKey, fromAt, fromId }: CountedRange): Sql =>
  sql`(${fromKey}::bigint, ${fromAt}::timestamptz, ${fromId}::bigint)`

/**
 * Where the next range begins, or behind every place. Needs the window `places`, in which ranges are in
 * order.
 */
export const rangeEnd = sql`
  coalesce(lead(from_key) over places, 9223372036854775807) as to_key,
  coalesce(lead(from_at) over places, 'infinity') as to_at,
  coalesce(lead(from_id) over places, 9223372036854775807) as to_id`

/** Comes before every place: no score is as good. */
export const firstPlace = {
  key: sql`-9007199254740991::bigint`,
  at: sql`'epoch'::timestamptz`,
  id: sql`0::bigint`,
}

/** Whose ranks: of all, or of a class, a faction or both. */
export interface Facet {
  readonly characterClass?: CharacterClass | undefined
  readonly faction?: Faction | undefined
}

/** The entries of a season that rank in a facet, and their buckets. */
export interface Scope<SeasonId = number> {
  /** SQL if the season comes from the query. */
  readonly seasonId: SeasonId
  readonly facet: string
  /** A condition on a table or alias of entries. */
  readonly classCode: number | null
  readonly faction: string | null
}

export function scopeOf<SeasonId extends number | Sql>(
  seasonId: SeasonId,
  { characterClass, faction }: Facet = {},
): Scope<SeasonId> {
  const classCode = characterClass ? characterClasses.indexOf(characterClass) : null
  return {
    seasonId,
    facet: `${classCode ?? '*'}/${faction ?? '*'}`,
    classCode,
    faction: faction ?? null,
  }
}

/** The scope of a stored facet. */
export function scopeOfFacet(seasonId: number, facet: string): Scope {
  const [classCode = '*', faction = '*'] = facet.split('/')
  return {
    seasonId,
    facet,
    classCode: classCode === '*' ? null : Number(classCode),
    faction: faction === '*' ? null : faction,
  }
}

/** The facets in which an entry of the columns `class_code` and `faction` ranks. */
export const facetsOfEntry = sql`array['*/*', class_code || '/*', '*/' || faction, class_code || '/' || faction]`

/** A condition on the entries of a scope. `alias`: of the table. */
export const inScope = ({ seasonId, classCode, faction }: Scope<number | Sql>, alias: Sql): Sql =>
  sql`${alias}.season_id = ${seasonId} and ${alias}.is_ranked${
    classCode === null ? empty : sql` and ${alias}.class_code = ${classCode}`
  }${faction === null ? empty : sql` and ${alias}.faction = ${faction}`}`
