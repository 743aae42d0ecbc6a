import { type LocaleCode, tagOf } from '@olympus/contract/locales'

/** A shop has fewer names. More are those of earlier catalogs. */
const maxKept = 50_000

const kept = new Map<LocaleCode, ReadonlyMap<string, number>>()

/**
 * The place of each name in a dictionary of the language: Czech "ch" follows "h", Turkish "ı" comes before
 * "i", Chinese is sorted by sound or by strokes. Sorting takes long, so the places are kept until there is
 * a new name.
 */
export function nameRanks(names: readonly string[], locale: LocaleCode): ReadonlyMap<string, number> {
  const known = kept.get(locale)
  if (known && names.every((name) => known.has(name))) return known
  const all = new Set([...(known && known.size < maxKept ? known.keys() : []), ...names])
  const order = [...all].sort(new Intl.Collator(tagOf(locale)).compare)
  const ranks = new Map(order.map((name, rank) => [name, rank]))
  kept.set(locale, ranks)
  return ranks
}
