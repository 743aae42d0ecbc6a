import { isDeepStrictEqual } from 'node:util'
import type { WholeCatalog } from './whole-catalog.ts'

interface Changes extends WholeCatalog {
  /** One entry for each new or changed package, category and item. */
  readonly lines: readonly string[]
}

const show = (value: unknown) => JSON.stringify(value)

/** The changed fields as `field before → after; …`; empty without changes. */
export function changedFields<Entry extends object>(entry: Entry, before: Entry): string {
  const names = Object.keys(entry) as (keyof Entry & string)[]
  return names
    .filter((name) => !isDeepStrictEqual(entry[name], before[name]))
    .map((name) => `${name} ${show(before[name])} → ${show(entry[name])}`)
    .join('; ')
}

function linesOf<Entry extends { readonly id: string }>(
  what: string,
  entry: Entry,
  before: Entry | undefined,
): string[] {
  if (!before) return [`+ ${what} ${entry.id}`]
  const changes = changedFields(entry, before)
  return changes === '' ? [] : [`~ ${what} ${entry.id}: ${changes}`]
}

function changed<Entry extends { readonly id: string }>(
  what: string,
  given: readonly Entry[],
  known: readonly Entry[],
) {
  const before = new Map(known.map((entry) => [entry.id, entry]))
  return given
    .map((entry) => ({ entry, lines: linesOf(what, entry, before.get(entry.id)) }))
    .filter(({ lines }) => lines.length > 0)
}

/** The order of drops and subcategories is irrelevant. */
const ordered = ({ packages, categories, items }: WholeCatalog): WholeCatalog => ({
  packages,
  categories: categories.map((category) => ({
    ...category,
    subcategories: category.subcategories.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  })),
  items: items.map((item) => ({
    ...item,
    drops: item.drops.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1)),
  })),
})

/** The differences between a catalog file and the current catalog. */
export function catalogChanges(given: WholeCatalog, known: WholeCatalog): Changes {
  const [after, before] = [ordered(given), ordered(known)]
  const packages = changed('package', after.packages, before.packages)
  const categories = changed('category', after.categories, before.categories)
  const items = changed('item', after.items, before.items)
  return {
    lines: [...packages, ...categories, ...items].flatMap(({ lines }) => lines),
    packages: packages.map(({ entry }) => entry),
    categories: categories.map(({ entry }) => entry),
    items: items.map(({ entry }) => entry),
  }
}
