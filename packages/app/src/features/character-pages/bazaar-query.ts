import { limits } from '@olympus/contract/limits'
import { z } from '@olympus/contract/schema'

import { hasEnded, listingStates, type ListingState } from '../../shared/bazaar/bazaar-rules.ts'

/** Columns that order the listings. A sort with `-` descends. */
export const bazaarColumns = ['item', 'price', 'income', 'left'] as const
export type BazaarColumn = (typeof bazaarColumns)[number]

/** Filters of the bazaar in the URL. Without `sort`, the listings are in the order of the game. */
export const BazaarQuery = z.object({
  state: z.optional(z.enum(listingStates)),
  search: z.optional(z.string().check(z.maxLength(limits.searchMaxLength))),
  sort: z.optional(z.enum(bazaarColumns.flatMap((name) => [name, `-${name}`] as const))),
})
export type BazaarQuery = z.output<typeof BazaarQuery>

/** What filters and sorts need of a listing. */
interface Sortable {
  readonly state: ListingState
  readonly look: { readonly name: string }
  readonly pricePerItem: number
  readonly proceeds: bigint
  readonly expiresAt: string
}

/** When its sale ends. Listings that have ended have no time left, so they come before all others. */
const endOfSale = ({ state, expiresAt }: Sortable) => (hasEnded(state) ? 0 : Date.parse(expiresAt))

const compareBigints = (one: bigint, other: bigint) => (one < other ? -1 : Number(one > other))

const comparisons = (tag: string) => {
  const byName = new Intl.Collator(tag)
  return {
    item: (one, other) => byName.compare(one.look.name, other.look.name),
    price: (one, other) => one.pricePerItem - other.pricePerItem,
    income: (one, other) => compareBigints(one.proceeds, other.proceeds),
    left: (one, other) => endOfSale(one) - endOfSale(other),
  } satisfies Record<BazaarColumn, (one: Sortable, other: Sortable) => number>
}

/** Column and direction of a sort. */
export const readSort = (sort: BazaarQuery['sort']) =>
  sort && {
    columnId: bazaarColumns.find((name) => sort.replace('-', '') === name) ?? 'item',
    direction: sort.startsWith('-') ? ('descending' as const) : ('ascending' as const),
  }

/** The listings that the filters leave, in the order of the sort. */
export function arrange<Row extends Sortable>(
  rows: readonly Row[],
  { state, search = '', sort }: BazaarQuery,
  tag: string,
): readonly Row[] {
  const words = search.toLocaleLowerCase(tag)
  const found = rows.filter(
    (row) =>
      (state === undefined || row.state === state) && row.look.name.toLocaleLowerCase(tag).includes(words),
  )
  const order = readSort(sort)
  if (!order) return found
  const compare = comparisons(tag)[order.columnId]
  const sign = order.direction === 'descending' ? -1 : 1
  return found.toSorted((one, other) => sign * compare(one, other))
}
