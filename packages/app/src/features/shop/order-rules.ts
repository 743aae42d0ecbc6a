import { limits } from '@olympus/contract/limits'
import type { ShopItemDetail } from '@olympus/contract/shop'

/** The maximum quantity the item allows this player now; 0 when one of its limits is reached. */
export const allowedQuantity = (item: Pick<ShopItemDetail, 'maxQuantity' | 'limits'>): number =>
  Math.min(item.maxQuantity, ...item.limits.map(({ remaining }) => remaining))

/** The maximum quantity of one order, limited by item, portal and balance; at least 1. */
export function maxOrderQuantity(given: {
  maxQuantity: number
  priceCoins: number
  balanceCoins: number
}): number {
  const affordable =
    given.priceCoins > 0 ? Math.floor(given.balanceCoins / given.priceCoins) : limits.orderMaxQuantity
  return Math.max(1, Math.min(given.maxQuantity, limits.orderMaxQuantity, affordable))
}

/** Removes what the server refuses: control characters, line breaks and changes of text direction. */
export const plainText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')

export const clampQuantity = (quantity: number, max: number): number =>
  Math.min(Math.max(Math.trunc(quantity), 1), max)

/** The total of an order, and the missing OC (0 if the balance covers it). */
export function orderCost(given: { quantity: number; priceCoins: number; balanceCoins: number }) {
  const totalCoins = given.quantity * given.priceCoins
  const balanceAfterCoins = given.balanceCoins - totalCoins
  return { totalCoins, balanceAfterCoins, missingCoins: Math.max(0, -balanceAfterCoins) }
}
