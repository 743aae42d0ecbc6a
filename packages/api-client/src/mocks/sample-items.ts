import type { Rarity, ShopItem } from '@olympus/contract/shop'

import { placeOf, type SampleSubcategoryId } from './sample-categories.ts'

interface Sample {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly rarity: Rarity
  readonly subcategory: SampleSubcategoryId
  readonly priceCoins: number
  /** Regular price, without a sale. */
  readonly regularPriceCoins?: number
  readonly availableUntil?: string
  readonly durationHours?: number
}

/** Real price of an amount of OC at the rate of the smallest package: 500 for €4.99. */
export const realPriceOf = (coins: number): ShopItem['realPrice'] => ({
  amountCents: Math.ceil((coins * 499) / 500),
  currency: 'EUR',
})

export const itemOf = ({
  subcategory,
  regularPriceCoins,
  availableUntil,
  durationHours,
  ...item
}: Sample): ShopItem => ({
  ...item,
  ...placeOf(subcategory),
  sale:
    regularPriceCoins === undefined
      ? null
      : { regularPriceCoins, lowestPriceCoins: regularPriceCoins, endsAt: '2025-06-22T22:00:00Z' },
  realPrice: realPriceOf(item.priceCoins),
  availableUntil: availableUntil ?? null,
  durationHours: durationHours ?? null,
})

const samples: readonly Sample[] = [
  {
    id: 'trident-of-the-deep',
    name: 'Trident of the Deep',
    icon: 'magic-trident',
    rarity: 'mythic',
    subcategory: 'weapon-skins',
    priceCoins: 2800,
  },
  {
    id: 'wings-of-ikaros',
    name: 'Wings of Ikaros',
    icon: 'feathered-wing',
    rarity: 'legendary',
    subcategory: 'wings-skins',
    priceCoins: 2400,
    regularPriceCoins: 3000,
  },
  {
    id: 'owl-of-athena',
    name: 'Owl of Athena',
    icon: 'barn-owl',
    rarity: 'legendary',
    subcategory: 'pets',
    priceCoins: 1800,
  },
  {
    id: 'chiton-of-dawn',
    name: 'Chiton of Dawn',
    icon: 'roman-toga',
    rarity: 'rare',
    subcategory: 'costume-suits',
    priceCoins: 1100,
  },
  {
    id: 'lyre-of-orpheus',
    name: 'Lyre of Orpheus',
    icon: 'lyre',
    rarity: 'epic',
    subcategory: 'weapon-skins',
    priceCoins: 1080,
    regularPriceCoins: 1350,
  },
  {
    id: 'laurel-of-nike',
    name: 'Laurel of Nike',
    icon: 'laurel-crown',
    rarity: 'epic',
    subcategory: 'costume-hats',
    priceCoins: 960,
    availableUntil: '2025-06-30T21:59:59Z',
    durationHours: 720,
  },
  {
    id: 'corinthian-crest',
    name: 'Corinthian Crest',
    icon: 'spartan-helmet',
    rarity: 'epic',
    subcategory: 'costume-hats',
    priceCoins: 900,
  },
  {
    id: 'tablet-of-lerna',
    name: 'Tablet of Lerna',
    icon: 'stone-tablet',
    rarity: 'rare',
    subcategory: 'tickets',
    priceCoins: 500,
  },
  {
    id: 'pithos-of-pandora',
    name: 'Pithos of Pandora',
    icon: 'painted-pottery',
    rarity: 'mythic',
    subcategory: 'random-boxes',
    priceCoins: 450,
    availableUntil: '2025-06-30T21:59:59Z',
  },
  {
    id: 'bazaar-licence',
    name: 'Bazaar License',
    icon: 'tied-scroll',
    rarity: 'common',
    subcategory: 'services',
    priceCoins: 200,
    availableUntil: '2025-07-05T21:59:59Z',
    durationHours: 720,
  },
  {
    id: 'amphora-of-experience',
    name: 'Amphora of Experience',
    icon: 'amphora',
    rarity: 'uncommon',
    subcategory: 'boosts',
    priceCoins: 72,
    regularPriceCoins: 90,
    durationHours: 36,
  },
  {
    id: 'ambrosia-draught',
    name: 'Ambrosia Draught',
    icon: 'standing-potion',
    rarity: 'uncommon',
    subcategory: 'potions',
    priceCoins: 60,
  },
]

/** The twelve most expensive items, which the shop lists first. */
export const sampleShopItems: readonly ShopItem[] = samples.map(itemOf)
