import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** More would read the bags of every character of the game. */
const readSections = 5000

/** Those of the items that some of the characters wear or carry. */
export async function itemsInUse(queries: Queries, vnums: readonly number[]): Promise<number[]> {
  if (vnums.length === 0) return []
  const found = await queries.query<{ vnum: number }>(sql`
    with section as materialized (
      select body from character_section where section in ('equipment', 'inventory') limit ${readSections}
    )
    select distinct (vnum #>> '{}')::int as vnum
    from section, jsonb_path_query(body, '$.items[*].item.vnum') as vnum
    where (vnum #>> '{}')::int = any(${vnums}::int[]) order by vnum`)
  return found.map(({ vnum }) => vnum)
}
