import { characterClasses } from '@olympus/contract/characters'
import type { LinkedEquipment } from '@olympus/contract/equipment-links'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'

interface LinkedRow extends Omit<LinkedEquipment, 'asOf' | 'characterClass'> {
  readonly classCode: number
  readonly capturedAt: Date
}

/** Reads what is behind a link. It ends with its character and with the account of its owner. */
export async function openEquipmentLink(
  queries: Queries,
  accountId: number,
  key: string,
): Promise<LinkedEquipment | Failure<'NOT_FOUND'>> {
  const row = await queries.maybeOne<LinkedRow>(sql`
    select equipment_link.name, equipment_link.class_code, equipment_link.class_name, equipment_link.element,
      equipment_link.level, equipment_link.hero_level, items, captured_at,
      case when account.id = ${accountId} then character_id end as character_id
    from equipment_link
    join character on character.id = character_id and character.deleted_at is null
    join account on account.id = account_id and account.deleted_at is null
    where key = ${key}`)
  if (!row) return new Failure('NOT_FOUND')
  const { classCode, capturedAt, className, ...facts } = row
  const characterClass = characterClasses[classCode] ?? null
  return {
    ...facts,
    characterClass,
    className: characterClass ? null : className,
    asOf: capturedAt.toISOString(),
  }
}
