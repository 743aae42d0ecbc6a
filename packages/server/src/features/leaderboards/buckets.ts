import type { CharacterClass, Faction } from '@olympus/contract/characters'
import { characterClasses } from '@olympus/contract/characters'
import sql, { empty, type Sql } from 'sql-template-tag'

/** Entries of a bucket: of a new one, and when it is split or merged. */
export const bucketSizes = { target: 2000, max: 4000, min: 500 }

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
