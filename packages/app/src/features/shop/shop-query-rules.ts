import type { DataOf } from '@olympus/contract/endpoint'
import { limits } from '@olympus/contract/limits'
import { encodeQuery } from '@olympus/contract/query-string'
import type { listShopItems, ShopQuery } from '@olympus/contract/shop'

export type ShopFacets = Pick<
  DataOf<typeof listShopItems>,
  'categories' | 'totalItems' | 'tagTotals' | 'highestPriceCoins'
>

/** The filters that "Reset filters" clears. The sort order is not one of them. */
const filterNames = ['search', 'category', 'subcategory', 'minPriceCoins', 'maxPriceCoins', 'tag'] as const

type Filters = Pick<ShopQuery, (typeof filterNames)[number]>

const defaults = { sort: '-price', page: 1, pageSize: limits.pageSizeDefault } as const

const isGiven = (value: Filters[keyof Filters]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''

export const hasFilters = (query: ShopQuery): boolean => filterNames.some((name) => isGiven(query[name]))

/** Changes filters or sort order: returns to the first page, and a new category clears the subcategory. */
export function changeShopQuery(query: ShopQuery, change: Partial<ShopQuery>): ShopQuery {
  const next = { ...query, page: 1, ...change }
  if ('category' in change && change.category !== query.category) delete next.subcategory
  return next
}

export const withoutFilters = ({ sort, pageSize }: ShopQuery): ShopQuery => ({ sort, pageSize, page: 1 })

/** The query string for the shop state: empty, or `?` with all values that differ from the defaults. */
export function shopSearch(query: ShopQuery): string {
  const given: Record<string, unknown> = {}
  for (const name of filterNames) if (isGiven(query[name])) given[name] = query[name]
  for (const name of ['sort', 'page', 'pageSize'] as const)
    if (query[name] !== defaults[name]) given[name] = query[name]
  const search = encodeQuery(given)
  return search && `?${search}`
}
