import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { type CatalogItem, type Category, saveCatalog } from '../features/shop/catalog.ts'
import type { CatalogItem as DemoItem } from './catalog/catalog-item.ts'
import { catalog } from './catalog/catalog.ts'
import { categories } from './catalog/categories.ts'

const dayMs = 24 * 60 * 60 * 1000
const offeredForDays = 60
const saleStartedDaysAgo = 3
const saleDays = 28

function itemOf(entry: DemoItem, now: Date): CatalogItem {
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
    maxPerWeek,
    availableDays,
    durationHours = null,
    isWheelTicket = false,
    contents = [],
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
    availableFrom: at(-offeredForDays),
    availableUntil: availableDays === undefined ? null : at(availableDays),
    durationHours,
    isWheelTicket,
    maxQuantity,
    maxPerAccount: null,
    periodLimit: maxPerWeek === undefined ? null : { period: 'week', maxQuantity: maxPerWeek },
    drops: contents.map(({ itemId, quantity, weight }) => ({ itemId, quantity, chancePerMille: weight })),
  }
}

const demoCategories: readonly Category[] = categories.map(({ id, name, subcategories }, sortOrder) => ({
  id,
  name,
  sortOrder,
  subcategories: subcategories.map((subcategory, order) => ({ ...subcategory, sortOrder: order })),
}))

/**
 * Fills the shop of the demo world. Keeps existing items, but restarts expired sales and
 * offers for demos that run for months.
 */
export async function loadCatalog(transaction: Transaction, now: Date): Promise<void> {
  const current = await transaction.query<{ id: string }>(sql`
    select id from item
    where (sale_ends_at is null or sale_ends_at > now()) and (available_until is null or available_until > now())`)
  const known = new Set(current.map(({ id }) => id))
  const due = catalog.filter(({ id }) => !known.has(id))
  await saveCatalog(transaction, {
    categories: demoCategories,
    items: due.map((entry) => itemOf(entry, now)),
  })
}
