import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { LocalizedText } from '../../localized-text.ts'
import { type Item, saveItem } from './save-item.ts'

interface Group {
  readonly id: string
  readonly name: LocalizedText
  readonly sortOrder: number
}

export interface Category extends Group {
  readonly subcategories: readonly Group[]
}

/** A possible drop of a random box. */
interface Drop {
  readonly itemId: string
  readonly quantity: number
  readonly chancePerMille: number
}

export interface CatalogItem extends Item {
  /** Empty unless the item is a random box. */
  readonly drops: readonly Drop[]
}

export interface Catalog {
  readonly categories: readonly Category[]
  readonly items: readonly CatalogItem[]
}

interface ItemRow extends Omit<CatalogItem, 'sale' | 'periodLimit'> {
  readonly salePriceCoins: number | null
  readonly saleStartsAt: Date | null
  readonly saleEndsAt: Date | null
  readonly maxPerPeriod: number | null
  readonly limitPeriod: 'day' | 'week' | 'month' | null
}

const itemOf = ({
  salePriceCoins,
  saleStartsAt,
  saleEndsAt,
  maxPerPeriod,
  limitPeriod,
  ...item
}: ItemRow): CatalogItem => ({
  ...item,
  sale:
    salePriceCoins === null || saleStartsAt === null
      ? null
      : { priceCoins: salePriceCoins, startsAt: saleStartsAt, endsAt: saleEndsAt },
  periodLimit:
    maxPerPeriod === null || limitPeriod === null ? null : { period: limitPeriod, maxQuantity: maxPerPeriod },
})

/** Reads all items of the shop, including those not for sale. */
export async function readCatalog(queries: Queries): Promise<Catalog> {
  const categories = await queries.query<Category>(sql`
    select id, name, sort_order, coalesce((
      select jsonb_agg(jsonb_build_object('id', sub.id, 'name', sub.name, 'sortOrder', sub.sort_order) order by sub.sort_order, sub.id)
      from item_subcategory as sub where sub.category_id = item_category.id
    ), '[]') as subcategories
    from item_category order by sort_order, id`)
  const items = await queries.query<ItemRow>(sql`
    select id, name, description, icon, rarity, category_id, subcategory_id, price_coins, sale_price_coins, sale_starts_at,
      sale_ends_at, available_from, available_until, duration_hours, is_wheel_ticket, max_quantity, max_per_account, max_per_period, limit_period, coalesce((
        select jsonb_agg(
          jsonb_build_object('itemId', item_id, 'quantity', quantity, 'chancePerMille', chance_per_mille)
          order by chance_per_mille, item_id
        )
        from item_drop where box_item_id = item.id
      ), '[]') as drops
    from item order by id`)
  return { categories, items: items.map(itemOf) }
}

async function saveCategory(
  queries: Queries,
  { id, name, sortOrder, subcategories }: Category,
): Promise<void> {
  await queries.execute(sql`
    insert into item_category (id, name, sort_order) values (${id}, ${name}, ${sortOrder})
    on conflict (id) do update set name = excluded.name, sort_order = excluded.sort_order`)
  for (const subcategory of subcategories)
    await queries.execute(sql`
      insert into item_subcategory (id, category_id, name, sort_order)
      values (${subcategory.id}, ${id}, ${subcategory.name}, ${subcategory.sortOrder})
      on conflict (id) do update set name = excluded.name, sort_order = excluded.sort_order`)
}

async function saveDrops(queries: Queries, { id, drops }: CatalogItem): Promise<void> {
  await queries.execute(sql`
    delete from item_drop where box_item_id = ${id} and item_id <> all(${drops.map(({ itemId }) => itemId)}::text[])`)
  for (const { itemId, quantity, chancePerMille } of drops)
    await queries.execute(sql`
      insert into item_drop (box_item_id, item_id, quantity, chance_per_mille)
      values (${id}, ${itemId}, ${quantity}, ${chancePerMille})
      on conflict (box_item_id, item_id)
      do update set quantity = excluded.quantity, chance_per_mille = excluded.chance_per_mille`)
}

/** Inserts and updates the given entries. Keeps all others. */
export async function saveCatalog(queries: Queries, { categories, items }: Catalog): Promise<void> {
  for (const category of categories) await saveCategory(queries, category)
  for (const item of items) await saveItem(queries, item)
  for (const item of items) await saveDrops(queries, item)
}
