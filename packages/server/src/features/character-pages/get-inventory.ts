import type { getInventory as endpoint } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Visit } from './find-character.ts'
import { projectItem } from './item-rules.ts'
import { openSection } from './open-section.ts'
import type { SectionBody } from './read-sections.ts'

type Bags = DataOf<typeof endpoint>['bags']

/** Sorts items into bags. Bags without items are shown if the game reports their size. */
function bagsOf({ items, sizes = {} }: SectionBody<'inventory'>): Bags {
  const byType = Map.groupBy(items, ({ type }) => type)
  const types = new Set([...Object.keys(sizes).map(Number), ...byType.keys()])
  return [...types]
    .toSorted((one, other) => one - other)
    .map((type) => ({
      type,
      size: sizes[type] ?? null,
      items: (byType.get(type) ?? [])
        .toSorted((one, other) => one.position - other.position)
        .map(({ position, item }) => ({ position, item: projectItem(item) })),
    }))
}

/** Reads the bags of a character. */
export async function getInventory(
  queries: Queries,
  visit: Visit,
): Promise<DataOf<typeof endpoint> | Failure<'NOT_FOUND'>> {
  const opened = await openSection(queries, visit, 'inventory')
  if (opened instanceof Failure) return opened
  return { ...opened.age, bags: opened.body ? bagsOf(opened.body) : [] }
}
