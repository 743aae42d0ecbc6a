import type { LocaleCode } from '@olympus/contract/locales'
import type { ShopQuery } from '@olympus/contract/shop'
import { textIn } from '../../localized-text.ts'
import type { Offer } from './catalog-snapshot.ts'
import { nameRanks } from './name-ranks.ts'
import { searchWords } from './shop-rules.ts'
import { similarNames } from './similar-names.ts'

interface Found {
  readonly offers: readonly Offer[]
  /** Whether no name matches the search, so these have similar names. */
  readonly isApproximate: boolean
}

const hasTag = ({ isOnSale, durationHours }: Offer, tags: NonNullable<ShopQuery['tag']>) =>
  (tags.includes('on-sale') && isOnSale) || (tags.includes('temporary') && durationHours !== null)

const filterOf =
  ({ category, subcategory, minPriceCoins = 0, maxPriceCoins = Infinity, tag = [] }: ShopQuery) =>
  (offer: Offer): boolean =>
    (category === undefined || offer.categoryId === category) &&
    (subcategory === undefined || offer.subcategoryId === subcategory) &&
    offer.priceCoins >= minPriceCoins &&
    offer.priceCoins <= maxPriceCoins &&
    (tag.length === 0 || hasTag(offer, tag))

/** Offers whose names contain every word of the search, or, without any match in the shop, similar names. */
function findOffers(offers: readonly Offer[], query: ShopQuery, locale: LocaleCode): Found {
  const filtered = offers.filter(filterOf(query))
  const words = searchWords(query.search ?? '')
  const nameOf = ({ searchName }: Offer) => textIn(searchName, locale)
  const matches = (offer: Offer) => words.every((word) => nameOf(offer).includes(word))
  const exact = filtered.filter(matches)
  if (exact.length > 0 || filtered.length === 0 || offers.some(matches))
    return { offers: exact, isApproximate: false }
  const similar = new Set(similarNames(words.join(' '), [...new Set(offers.map(nameOf))]))
  const close = filtered.filter((offer) => similar.has(nameOf(offer)))
  return { offers: close, isApproximate: close.length > 0 }
}

/** Sorts as a dictionary of the language does. No collation of the embedded database can. */
function sorted(offers: readonly Offer[], sort: ShopQuery['sort'], locale: LocaleCode): Offer[] {
  const nameOf = ({ name }: Offer) => textIn(name, locale)
  const ranks = nameRanks(offers.map(nameOf), locale)
  const rankOf = (offer: Offer) => ranks.get(nameOf(offer)) ?? 0
  const byName = (one: Offer, other: Offer) => rankOf(one) - rankOf(other) || (one.id < other.id ? -1 : 1)
  const orders: Record<ShopQuery['sort'], (one: Offer, other: Offer) => number> = {
    name: byName,
    '-name': (one, other) => byName(other, one),
    price: (one, other) => one.priceCoins - other.priceCoins || byName(one, other),
    '-price': (one, other) => other.priceCoins - one.priceCoins || byName(one, other),
  }
  return offers.toSorted(orders[sort])
}

/** All offers that a query finds, in its order. Several tags match items with any of them. */
export function searchOffers(offers: readonly Offer[], query: ShopQuery, locale: LocaleCode): Found {
  const found = findOffers(offers, query, locale)
  return { ...found, offers: sorted(found.offers, query.sort, locale) }
}
