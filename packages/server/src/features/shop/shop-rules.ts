const unaccented: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  '’': "'",
  '‘': "'",
}

/** Folds a name for search and sorting: no case, no accents. */
export const searchNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłıþ’‘]/g, (letter) => unaccented[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The words of a search. A name must contain all of them. */
export const searchWords = (search: string): string[] => searchNameOf(search).split(' ').filter(Boolean)

/** The price of `coins` in money at the rate of `unit`, rounded up so it never understates the cost. */
export const realAmountCents = (
  coins: number,
  unit: { readonly coins: number; readonly amountCents: number },
): number => Math.ceil((coins * unit.amountCents) / unit.coins)

interface Offer {
  readonly isAvailable: boolean
  readonly priceCoins: number
  readonly maxQuantity: number
}

interface OrderRequest {
  readonly quantity: number
  readonly expectedUnitPriceCoins: number
}

/** Why an item cannot be ordered as requested, or null. */
export function buyRefusal(
  { isAvailable, priceCoins, maxQuantity }: Offer,
  { quantity, expectedUnitPriceCoins }: OrderRequest,
): 'ITEM_NOT_AVAILABLE' | 'PRICE_CHANGED' | 'BAD_REQUEST' | null {
  if (!isAvailable) return 'ITEM_NOT_AVAILABLE'
  if (quantity > maxQuantity || quantity < 1 || !Number.isSafeInteger(quantity)) return 'BAD_REQUEST'
  return priceCoins === expectedUnitPriceCoins ? null : 'PRICE_CHANGED'
}
