import type { Character } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

interface Row extends Omit<Character, 'swappedAt'> {
  readonly swappedAt: Date | null
}

/** The roster of an account: active characters first, the strongest of them first. */
export async function listCharacters(queries: Queries, accountId: number): Promise<Character[]> {
  const rows = await queries.query<Row>(sql`
    select id, name, character_class, element, faction, level, hero_level, job_level, reputation, is_active, swapped_at
    from character where account_id = ${accountId}
    order by is_active desc, level desc, hero_level desc, id`)
  return rows.map((row) => ({ ...row, swappedAt: row.swappedAt?.toISOString() ?? null }))
}
