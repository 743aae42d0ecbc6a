import type { DataOf } from '@olympus/contract/endpoint'
import type { listShopItems, ShopItem, ShopItemDetail, ShopQuery } from '@olympus/contract/shop'

import { sampleCategories } from './sample-categories.ts'
import { sampleStock } from './sample-stock.ts'

type ShopPage = DataOf<typeof listShopItems>

const isTagged = (item: ShopItem, tag: 'on-sale' | 'temporary'): boolean =>
  tag === 'on-sale' ? item.sale !== null : item.durationHours !== null

function fits(
  item: ShopItem,
  { search, category, subcategory, minPriceCoins, maxPriceCoins, tag }: ShopQuery,
) {
  return (
    (!search || item.name.toLowerCase().includes(search.toLowerCase())) &&
    (!category || item.category.id === category) &&
    (!subcategory || item.subcategory.id === subcategory) &&
    item.priceCoins >= (minPriceCoins ?? 0) &&
    item.priceCoins <= (maxPriceCoins ?? Infinity) &&
    (!tag?.length || tag.some((name) => isTagged(item, name)))
  )
}

const orders: Record<ShopQuery['sort'], (one: ShopItem, other: ShopItem) => number> = {
  name: (one, other) => one.name.localeCompare(other.name, 'en'),
  '-name': (one, other) => other.name.localeCompare(one.name, 'en'),
  price: (one, other) => one.priceCoins - other.priceCoins,
  '-price': (one, other) => other.priceCoins - one.priceCoins,
}

/** The page of the sample shop for a query. */
export function sampleShopPage(query: ShopQuery): ShopPage {
  const { sort, page, pageSize } = query
  const found = sampleStock.filter((item) => fits(item, query)).sort(orders[sort])
  return {
    entries: found.slice((page - 1) * pageSize, page * pageSize),
    totalEntries: found.length,
    isApproximate: false,
    page,
    pageSize,
    categories: sampleCategories.map((category) => ({
      ...category,
      subcategories: [...category.subcategories],
    })),
    totalItems: sampleStock.length,
    tagTotals: {
      onSale: sampleStock.filter((item) => isTagged(item, 'on-sale')).length,
      temporary: sampleStock.filter((item) => isTagged(item, 'temporary')).length,
    },
    highestPriceCoins: Math.max(...sampleStock.map(({ priceCoins }) => priceCoins)),
  }
}

const boxContents = [
  ['trident-of-the-deep', 1, 8],
  ['wings-of-ikaros', 1, 22],
  ['laurel-of-nike', 1, 70],
  ['tablet-of-lerna', 5, 150],
  ['amphora-of-experience', 10, 300],
  ['ambrosia-draught', 20, 450],
] as const

const boxDrops = boxContents.flatMap(([itemId, quantity, chancePerMille]) =>
  sampleStock
    .filter(({ id }) => id === itemId)
    .map(({ name, icon, rarity }) => ({ itemId, name, icon, rarity, quantity, chancePerMille })),
)

const descriptions: Record<string, string> = {
  'trident-of-the-deep':
    'Coral grows back on its prongs overnight. Changes the look of a weapon, not its strength.',
  'wings-of-ikaros': 'Gull feathers, beeswax and a warning from a father. The wax runs gold at noon.',
  'owl-of-athena': 'She sees the trap before you do. Collects your loot on silent wings.',
  'lyre-of-orpheus': 'Oaks left their places to hear it. Play, and do not turn round.',
  'tablet-of-lerna':
    'A swamp god scratched the count of heads on it. One more entry to the raid on the Hydra.',
  'pithos-of-pandora':
    'A sealed jar from the vaults of Epimetheus. Opening it gives one reward from the list. Bound to the character that receives it.',
  'ambrosia-draught': 'What the gods leave in the cup is enough for a mortal. Restores all HP at once.',
}

/** Details of an item of the sample shop, or undefined. */
export function sampleDetail(itemId: string): ShopItemDetail | undefined {
  const item = sampleStock.find(({ id }) => id === itemId)
  if (!item) return undefined
  const isUnique = item.category.id === 'costumes' || item.category.id === 'weapon-skins'
  return {
    ...item,
    description: descriptions[itemId] ?? 'Sold in the Agora. Bound to the character that receives it.',
    maxQuantity: isUnique ? 1 : 99,
    limits: [],
    drops: item.category.id === 'random-boxes' ? boxDrops : [],
  }
}
