import { isDeepStrictEqual } from 'node:util'
import type { Catalogue } from '../features/shop/catalogue.ts'

interface Changes extends Catalogue {
  /** One for each category and item that is new or another than before. */
  readonly lines: readonly string[]
}

const show = (value: unknown) => JSON.stringify(value)

function linesOf<Entry extends { readonly id: string }>(
  what: string,
  entry: Entry,
  before: Entry | undefined,
): string[] {
  if (!before) return [`+ ${what} ${entry.id}`]
  const names = Object.keys(entry) as (keyof Entry & string)[]
  const changed = names.filter((name) => !isDeepStrictEqual(entry[name], before[name]))
  if (changed.length === 0) return []
  const fields = changed.map((name) => `${name} ${show(before[name])} → ${show(entry[name])}`)
  return [`~ ${what} ${entry.id}: ${fields.join('; ')}`]
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

/** The order of drops and subcategories says nothing. */
const ordered = ({ categories, items }: Catalogue): Catalogue => ({
  categories: categories.map((category) => ({
    ...category,
    subcategories: category.subcategories.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  })),
  items: items.map((item) => ({
    ...item,
    drops: item.drops.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1)),
  })),
})

/** What of a catalogue is new, or another than what is known. */
export function catalogueChanges(given: Catalogue, known: Catalogue): Changes {
  const [after, before] = [ordered(given), ordered(known)]
  const categories = changed('category', after.categories, before.categories)
  const items = changed('item', after.items, before.items)
  return {
    lines: [...categories, ...items].flatMap(({ lines }) => lines),
    categories: categories.map(({ entry }) => entry),
    items: items.map(({ entry }) => entry),
  }
}
