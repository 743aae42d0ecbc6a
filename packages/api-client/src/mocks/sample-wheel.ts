import type { ShopOrder } from '@olympus/contract/shop'
import type { ExchangeOffer, WheelAccount, WheelContents } from '@olympus/contract/wheel'

import { sampleWheelTable } from './sample-wheel-tables.ts'

type Item = ShopOrder['item']

const ikaros: Item = {
  id: 'wings-of-ikaros',
  name: 'Wings of Ikaros',
  icon: 'feathered-wing',
  rarity: 'legendary',
}
const nike: Item = { id: 'laurel-of-nike', name: 'Laurel of Nike', icon: 'laurel-crown', rarity: 'epic' }
const thetis: Item = { id: 'sapphire-of-thetis', name: 'Sapphire of Thetis', icon: 'saphir', rarity: 'rare' }
const owl: Item = { id: 'owl-of-athena', name: 'Owl of Athena', icon: 'barn-owl', rarity: 'legendary' }

const items = (reference: Item, quantity: number): WheelContents => ({
  kind: 'item',
  item: reference,
  quantity,
})

export const sampleOffers: readonly ExchangeOffer[] = [
  { id: 'ticket', contents: { kind: 'tickets', tickets: 1 }, priceTokens: 10 },
  { id: 'sapphires', contents: items(thetis, 3), priceTokens: 25 },
  { id: 'laurel', contents: items(nike, 1), priceTokens: 30 },
  { id: 'owl', contents: items(owl, 1), priceTokens: 60 },
  { id: 'wings', contents: items(ikaros, 1), priceTokens: 120 },
]

/** The fingerprint of the seed that spins of the samples draw with. */
export const sampleSeedHash = 'a03e088ea3426ee1792eae75b8c66ea34f0e996a9be1352419204241206f44b3'

/** 7 tickets, 34 tokens, 18 spins of 30 to the jackpot. */
export const sampleWheelAccount: WheelAccount = {
  tickets: 7,
  tokens: 34,
  spins: 63,
  spinsSinceJackpot: 18,
  limit: { maxSpins: null, spins: 1, raise: null, freeAt: null, serverNow: '2025-06-12T18:41:00Z' },
  table: sampleWheelTable,
  activeSeed: {
    seedHash: sampleSeedHash,
    clientSeed: '5d0f3a91c27be846',
    tableVersion: sampleWheelTable.version,
    spins: 1,
    activatedAt: '2025-06-12T18:31:00Z',
    revealsAt: '2025-07-12T18:31:00Z',
  },
  nextSeed: {
    seedHash: '41be7d90a3c65f128e0d94b7f26a1c583d7e69f0b428c51a97ef03d6b85c2e14',
    tableVersion: sampleWheelTable.version,
    committedAt: '2025-06-12T18:31:00Z',
  },
  unseenSpin: null,
}
