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

/** A name as it is searched and sorted: without case and accents. */
export const searchNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłıþ’‘]/g, (letter) => unaccented[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** LIKE patterns of the words of a search; a name matches when it holds each of them. */
export const searchPatterns = (search: string): string[] =>
  searchNameOf(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)

/** What `coins` cost in money when they are bought by `unit`, rounded up: never less than what has to be paid. */
export const realAmountCents = (
  coins: number,
  unit: { readonly coins: number; readonly amountCents: number },
): number => Math.ceil((coins * unit.amountCents) / unit.coins)

interface Offer {
  readonly isAvailable: boolean
  readonly priceCoins: number
  readonly maxQuantity: number
}

interface Wish {
  readonly quantity: number
  readonly expectedUnitPriceCoins: number
}

/** Why an item cannot be bought as wished, or null. */
export function buyRefusal(
  { isAvailable, priceCoins, maxQuantity }: Offer,
  { quantity, expectedUnitPriceCoins }: Wish,
): 'ITEM_NOT_AVAILABLE' | 'PRICE_CHANGED' | 'BAD_REQUEST' | null {
  if (!isAvailable) return 'ITEM_NOT_AVAILABLE'
  if (quantity > maxQuantity || quantity < 1 || !Number.isSafeInteger(quantity)) return 'BAD_REQUEST'
  return priceCoins === expectedUnitPriceCoins ? null : 'PRICE_CHANGED'
}
