import type { BazaarBid, BazaarListing } from '@olympus/contract/character-bazaar'
import type { CharacterItem } from '@olympus/contract/character-item'
import type { getBazaar } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'

import { sampleAge } from './sample-character-pages.ts'
import { sampleVnumOf } from './sample-game-data.ts'

const hourMs = 60 * 60 * 1000

const inHours = (hours: number) => new Date(Date.parse(sampleAge.serverNow) + hours * hourMs).toISOString()

export const sampleListing = (
  name: string,
  {
    item = {},
    hoursLeft = 24,
    ...more
  }: Partial<Omit<BazaarListing, 'item'>> & {
    readonly item?: Partial<CharacterItem>
    readonly hoursLeft?: number
  } = {},
): BazaarListing => ({
  id: `listing-${name.toLowerCase()}`,
  item: { vnum: item.vnum ?? sampleVnumOf(name), name, amount: 1, ...item },
  amount: 1,
  soldAmount: 0,
  pricePerItem: 1000,
  saleFee: 0,
  isPackage: false,
  expiresAt: inHours(hoursLeft),
  ...more,
})

export const sampleBid = (
  name: string,
  {
    hoursLeft,
    item,
    ...more
  }: Omit<BazaarBid, 'amount' | 'endsAt' | 'id' | 'item'> & {
    readonly item: Partial<CharacterItem>
    readonly hoursLeft: number
  },
): BazaarBid => ({
  id: `bid-${name.toLowerCase()}`,
  item: { vnum: item.vnum ?? sampleVnumOf(name), name, amount: 1, ...item },
  amount: 1,
  endsAt: inHours(hoursLeft),
  ...more,
})

/** Listings in all states, and bids. */
export const sampleBazaar: DataOf<typeof getBazaar> = {
  ...sampleAge,
  maxListings: 20,
  listings: [
    sampleListing('Wings of Ikaros', {
      item: { rarity: 4 },
      pricePerItem: 48_000_000,
      saleFee: 2_400_000,
      hoursLeft: 76,
    }),
    sampleListing('Amphora of Experience', {
      item: { rarity: 1 },
      amount: 50,
      soldAmount: 31,
      pricePerItem: 120_000,
      saleFee: 6000,
      hoursLeft: 68,
    }),
    sampleListing('Ambrosia Draught', {
      item: { rarity: 1 },
      amount: 200,
      soldAmount: 164,
      pricePerItem: 9800,
      saleFee: 490,
      hoursLeft: 30,
    }),
    sampleListing('Sapphire of Thetis', {
      item: { rarity: 2 },
      amount: 20,
      soldAmount: 20,
      pricePerItem: 640_000,
      saleFee: 32_000,
      hoursLeft: 20,
    }),
    sampleListing('Laurel of Nike', {
      item: { rarity: 3 },
      soldAmount: 1,
      pricePerItem: 8_400_000,
      saleFee: 420_000,
      hoursLeft: 44,
    }),
    sampleListing('Club of Herakles', {
      item: { rarity: 2, upgrade: 5 },
      pricePerItem: 6_900_000,
      hoursLeft: 5.2,
    }),
    sampleListing('Olive of Athens', {
      amount: 300,
      soldAmount: 120,
      pricePerItem: 1450,
      saleFee: 73,
      isPackage: true,
      hoursLeft: 98,
    }),
    sampleListing('Honey of Hymettos', {
      item: { rarity: 1 },
      amount: 99,
      soldAmount: 12,
      pricePerItem: 3200,
      saleFee: 160,
      hoursLeft: -10,
    }),
    sampleListing('Charon’s Obol', {
      item: { rarity: 2 },
      amount: 10,
      pricePerItem: 480_000,
      saleFee: 24_000,
      hoursLeft: -26,
    }),
  ],
  bids: [
    sampleBid('Trident of the Deep', {
      item: { rarity: 5 },
      price: 61_000_000,
      highestPrice: 61_000_000,
      hoursLeft: 26,
      isWon: false,
    }),
    sampleBid('Lyre of Orpheus', {
      item: { rarity: 3 },
      price: 14_200_000,
      highestPrice: 15_000_000,
      hoursLeft: 6.7,
      isWon: false,
    }),
    sampleBid('Seal of Minos', {
      item: { rarity: 2 },
      price: 3_300_000,
      highestPrice: 3_300_000,
      hoursLeft: -3,
      isWon: true,
    }),
  ],
}
