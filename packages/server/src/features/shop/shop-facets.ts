import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { listShopItems } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { type LocalizedText, textsIn } from '../../localized-text.ts'

type Facets = Pick<
  DataOf<typeof listShopItems>,
  'categories' | 'totalItems' | 'tagTotals' | 'highestPriceCoins'
>

interface CategoryRow {
  readonly id: string
  readonly name: LocalizedText
  readonly totalItems: number
}

interface SubcategoryRow {
  readonly id: string
  readonly name: LocalizedText
  readonly categoryId: string
}

interface Totals {
  readonly items: number
  readonly onSale: number
  readonly temporary: number
  readonly highest: number
}

/** The filter options of the shop in all languages. */
export interface ShopFacets {
  readonly totals: Totals
  readonly categories: readonly CategoryRow[]
  readonly subcategories: readonly SubcategoryRow[]
}

/** Reads the filter options of the shop with the number of items for sale in each. */
export async function readFacets(queries: Queries, at: Sql): Promise<ShopFacets> {
  const totals = await queries.one<Totals>(sql`
    select count(*) as items, count(*) filter (where item_is_on_sale(item, ${at})) as on_sale,
      count(item.duration_hours) as temporary, coalesce(max(item_price(item, ${at})), 0) as highest
    from item where item_is_available(item, ${at})`)
  const categories = await queries.query<CategoryRow>(sql`
    select item_category.id, item_category.name, count(item.id) as total_items
    from item_category
    left join item on item.category_id = item_category.id and item_is_available(item, ${at})
    group by item_category.id order by item_category.sort_order, item_category.id`)
  const subcategories = await queries.query<SubcategoryRow>(
    sql`select id, name, category_id from item_subcategory order by sort_order, id`,
  )
  return { totals, categories, subcategories }
}

export const facetsIn = ({ totals, categories, subcategories }: ShopFacets, locale: LocaleCode): Facets => ({
  categories: categories.map(({ id, name, totalItems }) => ({
    id,
    ...textsIn({ name }, locale),
    totalItems,
    subcategories: subcategories
      .filter(({ categoryId }) => categoryId === id)
      .map((subcategory) => ({
        id: subcategory.id,
        ...textsIn({ name: subcategory.name }, locale),
      })),
  })),
  totalItems: totals.items,
  tagTotals: { onSale: totals.onSale, temporary: totals.temporary },
  highestPriceCoins: totals.highest,
})
