import type { EquipmentLink } from '@olympus/contract/equipment-links'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Visit } from '../character-pages/find-character.ts'

interface LinkRow extends Omit<EquipmentLink, 'asOf' | 'createdAt' | 'key'> {
  /** Null in the only row of a character without links. */
  readonly key: string | null
  readonly capturedAt: Date
  readonly createdAt: Date
}

/** Lists the links to the equipment of an own character. */
export async function listEquipmentLinks(
  queries: Queries,
  { characterId, accountId }: Visit,
): Promise<{ links: EquipmentLink[] } | Failure<'NOT_FOUND'>> {
  const rows = await queries.query<LinkRow>(sql`
    select key, equipment_link.name, captured_at, equipment_link.created_at
    from character left join equipment_link on character_id = character.id
    where character.id = ${characterId} and account_id = ${accountId} and deleted_at is null
    order by equipment_link.created_at desc, key`)
  if (rows.length === 0) return new Failure('NOT_FOUND')
  return {
    links: rows.flatMap(({ key, name, capturedAt, createdAt }) =>
      key === null ? [] : [{ key, name, asOf: capturedAt.toISOString(), createdAt: createdAt.toISOString() }],
    ),
  }
}
