import type { Rarity } from '@olympus/contract/shop'
import type { CategoryId, SubcategoryOf } from './categories.ts'

/** A possible item of a random box. `weight` is its chance per mille; those of a box add up to 1,000. */
export type BoxContent = { itemId: string; quantity: number; weight: number }

type Kind = { [C in CategoryId]: { category: C; subcategory: SubcategoryOf<C> } }[CategoryId]

export type CatalogItem = Kind & {
  /** Slug, also part of the item's URL. */
  id: string
  /** In English. The other languages are in `texts`. */
  name: string
  description: string
  rarity: Rarity
  /** Name of a game-icons icon that the sprite of `ui` contains. */
  icon: string
  priceCoins: number
  /** Set while the item is on sale; always below `priceCoins`. */
  salePriceCoins?: number
  /** The limit per order. */
  maxQuantity: number
  /** How many days it stays in the shop after the demo world is loaded. */
  availableDays?: number
  /** Set for a temporary item: how long it lasts after its delivery. */
  durationHours?: number
  /** The limit per account and week. */
  maxPerWeek?: number
  /** Random boxes only. */
  contents?: readonly BoxContent[]
}
