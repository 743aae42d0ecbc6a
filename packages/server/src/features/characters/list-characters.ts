import { type Character, characterClasses } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

interface CharacterRow extends Omit<Character, 'characterClass' | 'activatedAt' | 'deactivatedAt'> {
  readonly classCode: number
  readonly activatedAt: Date | null
  readonly deactivatedAt: Date | null
}

/** Lists the characters of an account: active ones by slot, then the others by level. */
export async function listCharacters(queries: Queries, accountId: number): Promise<Character[]> {
  const rows = await queries.query<CharacterRow>(sql`
    select id, world, name, class_code, class_name, element, faction, level, hero_level, job_level, reputation, is_active, slot,
      activated_at, deactivated_at
    from character where account_id = ${accountId} and deleted_at is null
    order by slot nulls last, level desc, hero_level desc, id`)
  return rows.map(({ classCode, className, activatedAt, deactivatedAt, ...row }) => {
    const characterClass = characterClasses[classCode] ?? null
    return {
      ...row,
      characterClass,
      className: characterClass ? null : className,
      activatedAt: activatedAt?.toISOString() ?? null,
      deactivatedAt: deactivatedAt?.toISOString() ?? null,
    }
  })
}
