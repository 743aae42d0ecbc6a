import type { getEquipment as endpoint } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Visit } from './find-character.ts'
import { projectItem } from './item-rules.ts'
import { openSection } from './open-section.ts'

/** Reads what a character wears. */
export async function getEquipment(
  queries: Queries,
  visit: Visit,
): Promise<DataOf<typeof endpoint> | Failure<'NOT_FOUND'>> {
  const opened = await openSection(queries, visit, 'equipment')
  if (opened instanceof Failure) return opened
  const items = opened.body?.items ?? []
  return { ...opened.age, items: items.map(({ slot, item }) => ({ slot, item: projectItem(item) })) }
}
