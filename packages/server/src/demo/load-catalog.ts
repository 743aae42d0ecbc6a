import { isDeepStrictEqual } from 'node:util'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { type CatalogItem, type Category, readCatalog, saveCatalog } from '../features/shop/catalog.ts'
import type { CatalogItem as DemoItem } from './catalog/catalog-item.ts'
import { catalog } from './catalog/catalog.ts'
import { categories } from './catalog/categories.ts'
import { inAllLanguages } from './catalog/texts.ts'

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
    contents = [],
  } = entry
  return {
    id,
    name: inAllLanguages(name, ({ items }) => items[id]?.name),
    description: inAllLanguages(description, ({ items }) => items[id]?.description),
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
    isWheelTicket: false,
    maxQuantity,
    maxPerAccount: null,
    periodLimit: maxPerWeek === undefined ? null : { period: 'week', maxQuantity: maxPerWeek },
    drops: contents.map(({ itemId, quantity, weight }) => ({ itemId, quantity, chancePerMille: weight })),
  }
}

const demoCategories: readonly Category[] = categories.map(({ id, name, subcategories }, sortOrder) => ({
  id,
  name: inAllLanguages(name, (texts) => texts.categories[id]),
  sortOrder,
  subcategories: subcategories.map((subcategory, order) => ({
    id: subcategory.id,
    name: inAllLanguages(subcategory.name, (texts) => texts.subcategories[subcategory.id]),
    sortOrder: order,
  })),
}))

/** An item that lacks languages gets them; its own texts stay. */
function completed(item: CatalogItem, { name, description }: CatalogItem): CatalogItem[] {
  const full = {
    ...item,
    name: { ...name, ...item.name },
    description: { ...description, ...item.description },
  }
  return isDeepStrictEqual(full, item) ? [] : [full]
}

/**
 * Fills the shop of the demo world. Keeps existing items, but adds new languages, and restarts
 * expired sales and offers for demos that run for months.
 */
export async function loadCatalog(transaction: Transaction, now: Date): Promise<void> {
  const current = await transaction.query<{ id: string }>(sql`
    select id from item
    where (sale_ends_at is null or sale_ends_at > now()) and (available_until is null or available_until > now())`)
  const known = new Set(current.map(({ id }) => id))
  const stored = new Map((await readCatalog(transaction)).items.map((item) => [item.id, item]))
  const items = catalog.flatMap((entry) => {
    const [item, kept] = [itemOf(entry, now), known.has(entry.id) ? stored.get(entry.id) : undefined]
    return kept ? completed(kept, item) : [item]
  })
  await saveCatalog(transaction, { categories: demoCategories, items })
}
