import type { Selection } from '@olympus/contract/character-selection'
import { characterClasses } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

type SelectedCharacter = Selection['kept'][number]

interface SelectedRow extends Omit<SelectedCharacter, 'characterClass'> {
  readonly classCode: number
}

/** Reads characters in the order of the roster. Those that are deleted are among them. */
export async function readSelected(
  queries: Queries,
  characterIds: readonly number[],
): Promise<SelectedCharacter[]> {
  const rows = await queries.query<SelectedRow>(sql`
    select id, name, class_code, class_name, element, faction, level, hero_level from character
    where id = any(${[...new Set(characterIds)]}::bigint[])
    order by slot nulls last, level desc, hero_level desc, id`)
  return rows.map(({ classCode, className, ...row }) => {
    const characterClass = characterClasses[classCode] ?? null
    return { ...row, characterClass, className: characterClass ? null : className }
  })
}
