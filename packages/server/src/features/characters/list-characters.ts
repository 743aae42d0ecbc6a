import type { Character } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

interface CharacterRow extends Omit<Character, 'swappedAt'> {
  readonly swappedAt: Date | null
}

/** Lists the characters of an account: active ones first, then by level. */
export async function listCharacters(queries: Queries, accountId: number): Promise<Character[]> {
  const rows = await queries.query<CharacterRow>(sql`
    select id, name, character_class, element, faction, level, hero_level, job_level, reputation, is_active, swapped_at
    from character where account_id = ${accountId}
    order by is_active desc, level desc, hero_level desc, id`)
  return rows.map((row) => ({ ...row, swappedAt: row.swappedAt?.toISOString() ?? null }))
}
