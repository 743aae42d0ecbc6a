import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { type Item, saveItem } from '../features/shop/save-item.ts'
import type { CatalogueItem } from './catalogue/catalogue-item.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { categories } from './catalogue/categories.ts'

const dayMs = 24 * 60 * 60 * 1000
const offeredForDays = 60
const saleStartedDaysAgo = 3
const saleDays = 28

/** Drops of a random box that the shop does not sell: wheel tickets for coins are an operator's decision. */
const notForSale = new Set(['fortune-wheel-tickets'])
const never = new Date('9999-01-01T00:00:00Z')

function itemOf(entry: CatalogueItem, now: Date): Item {
  const at = (days: number) => new Date(now.getTime() + days * dayMs)
  const {
    id,
    name,
    description,
    icon,
    rarity,
    category,
    subcategory,
    priceCoins,
    salePriceCoins,
    maxQuantity,
  } = entry
  return {
    id,
    name,
    description,
    icon,
    rarity,
    categoryId: category,
    subcategoryId: subcategory,
    priceCoins,
    sale: salePriceCoins
      ? { priceCoins: salePriceCoins, startsAt: at(-saleStartedDaysAgo), endsAt: at(saleDays) }
      : null,
    availableFrom: notForSale.has(id) ? never : at(-offeredForDays),
    availableUntil: entry.isTemporary ? at(entry.availableDays) : null,
    maxQuantity,
  }
}

async function saveCategories(transaction: Transaction): Promise<void> {
  for (const [sortOrder, { id, name, subcategories }] of categories.entries()) {
    await transaction.execute(sql`
      insert into item_category (id, name, sort_order) values (${id}, ${name}, ${sortOrder})
      on conflict (id) do update set name = excluded.name, sort_order = excluded.sort_order`)
    for (const [order, subcategory] of subcategories.entries())
      await transaction.execute(sql`
        insert into item_subcategory (id, category_id, name, sort_order)
        values (${subcategory.id}, ${id}, ${subcategory.name}, ${order})
        on conflict (id) do update set name = excluded.name, sort_order = excluded.sort_order`)
  }
}

async function saveDrops(transaction: Transaction, { id, contents = [] }: CatalogueItem): Promise<void> {
  for (const { itemId, quantity, weight } of contents)
    await transaction.execute(sql`
      insert into item_drop (box_item_id, item_id, quantity, chance_per_mille) values (${id}, ${itemId}, ${quantity}, ${weight})
      on conflict (box_item_id, item_id)
      do update set quantity = excluded.quantity, chance_per_mille = excluded.chance_per_mille`)
}

/**
 * Fills the shop of the demo world. Items that are there stay as they are; a sale or an offer that has run out begins anew, so that the
 * shop of a demo that runs for months still has some.
 */
export async function loadCatalogue(transaction: Transaction, now: Date): Promise<void> {
  await saveCategories(transaction)
  const current = await transaction.query<{ id: string }>(sql`
    select id from item
    where (sale_ends_at is null or sale_ends_at > now()) and (available_until is null or available_until > now())`)
  const known = new Set(current.map(({ id }) => id))
  const due = catalogue.filter(({ id }) => !known.has(id))
  for (const entry of due) await saveItem(transaction, itemOf(entry, now))
  for (const entry of due) await saveDrops(transaction, entry)
}
