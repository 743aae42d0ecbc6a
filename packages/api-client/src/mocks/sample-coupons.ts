import type { CharacterItem } from '@olympus/contract/character-item'
import type { Coupon } from '@olympus/contract/coupons'
import type { Delivery } from '@olympus/contract/deliveries'

import { sampleCharacters } from './sample-characters.ts'
import { sampleVnumOf } from './sample-game-data.ts'
import { sampleStock } from './sample-stock.ts'

interface Sample {
  readonly id: number
  readonly code: string
  readonly claimedAt: string
}

const coinsCoupon = ({ coins, code, ...sample }: Sample & { readonly coins: number }): Coupon => ({
  ...sample,
  origin: { kind: 'code', code },
  contents: { kind: 'coins', coins },
  redeemedAt: sample.claimedAt,
  character: null,
  delivery: null,
})

function itemCoupon({
  itemId,
  quantity,
  code,
  ...sample
}: Sample & { itemId: string; quantity: number }): Coupon {
  const stock = sampleStock.find((one) => one.id === itemId)
  if (!stock) throw new Error(`No sample ${itemId}`)
  const { id, name, icon, rarity } = stock
  return {
    ...sample,
    origin: { kind: 'code', code },
    contents: { kind: 'item', item: { id, name, icon, rarity }, quantity },
    redeemedAt: null,
    character: null,
    delivery: null,
  }
}

/** A coupon redeemed for a character at `redeemedAt`; by default its delivery is queued. */
export const redeemedCoupon = (
  coupon: Coupon,
  { characterId, redeemedAt, ...delivery }: Partial<Delivery> & { characterId: number; redeemedAt: string },
): Coupon => ({
  ...coupon,
  redeemedAt,
  character: { id: characterId, name: sampleCharacters.find(({ id }) => id === characterId)?.name ?? '' },
  delivery: {
    id: coupon.id + 400_000,
    state: 'queued',
    failureReason: null,
    retryReason: null,
    isRefunded: false,
    queuedAt: redeemedAt,
    claimedAt: null,
    settledAt: null,
    ...delivery,
  },
})

export const sampleLaurel = itemCoupon({
  id: 5104,
  code: 'ATHENA-VICTORY',
  claimedAt: '2025-06-10T17:20:00Z',
  itemId: 'laurel-of-nike',
  quantity: 1,
})

/** A coupon returned to the inventory because its delivery failed. */
export const sampleReturnedCoupon = redeemedCoupon(
  itemCoupon({
    id: 5061,
    code: 'HARVEST-MOON',
    claimedAt: '2025-06-02T09:12:00Z',
    itemId: 'amphora-of-experience',
    quantity: 10,
  }),
  {
    characterId: 311,
    redeemedAt: '2025-06-11T19:00:00Z',
    state: 'failed',
    failureReason: 'BAG_FULL',
    claimedAt: '2025-06-11T19:00:09Z',
    settledAt: '2025-06-11T19:00:10Z',
  },
)

const sampleTablets = itemCoupon({
  id: 5098,
  code: 'LERNA-NINE',
  claimedAt: '2025-06-08T11:03:00Z',
  itemId: 'tablet-of-lerna',
  quantity: 5,
})

const sampleChiton = itemCoupon({
  id: 5022,
  code: 'Apollo-Dawn-25',
  claimedAt: '2025-05-30T20:40:00Z',
  itemId: 'chiton-of-dawn',
  quantity: 1,
})

export const sampleCoinsCoupon = coinsCoupon({
  id: 5110,
  code: 'OLYMPIAD-500',
  claimedAt: '2025-06-12T09:41:00Z',
  coins: 500,
})

/** Its tickets are on the wheel already. */
export const sampleTicketCoupon: Coupon = {
  id: 5111,
  origin: { kind: 'code', code: 'ELEUSIS-25' },
  contents: { kind: 'tickets', tickets: 5 },
  claimedAt: '2025-06-12T09:41:00Z',
  redeemedAt: '2025-06-12T09:41:00Z',
  character: null,
  delivery: null,
}

const selectionCoupon = (id: number, item: CharacterItem): Coupon => ({
  id,
  origin: { kind: 'selection', characterName: 'Ianthe' },
  contents: { kind: 'game-item', item },
  claimedAt: '2025-06-12T08:00:00Z',
  redeemedAt: null,
  character: null,
  delivery: null,
})

/** The coupon that claiming a code returns. */
export const claimedCoupon = (code: string): Coupon => ({
  ...sampleCoinsCoupon,
  origin: { kind: 'code', code },
})

/** What a deleted character wore. */
export const sampleGameItemCoupon = selectionCoupon(5120, {
  vnum: sampleVnumOf('Keraunos'),
  amount: 1,
  rarity: 5,
  upgrade: 10,
  options: [{ type: 'WEAPON_SHELL', effect: 1, level: 7, value: 24 }],
})

/** A stack of a deleted character, an item that the game data lacks, and one that came back. */
export const sampleGameItemCoupons: readonly Coupon[] = [
  sampleGameItemCoupon,
  selectionCoupon(5121, { vnum: sampleVnumOf('Honey of Hymettos'), amount: 20 }),
  selectionCoupon(5122, { vnum: 90_001, amount: 1, name: 'Shard of the Gate', rarity: 3 }),
  redeemedCoupon(
    selectionCoupon(5123, { vnum: sampleVnumOf('Helm of Hades'), amount: 1, rarity: 4, upgrade: 9 }),
    {
      characterId: 311,
      redeemedAt: '2025-06-12T08:30:00Z',
      state: 'failed',
      failureReason: 'BAG_FULL',
      claimedAt: '2025-06-12T08:30:09Z',
      settledAt: '2025-06-12T08:30:10Z',
    },
  ),
]

const rewardOf = (id: number, origin: Coupon['origin'], itemId: string): Coupon => ({
  ...itemCoupon({ id, code: '', claimedAt: '2025-06-12T09:50:00Z', itemId, quantity: 1 }),
  origin,
})

/** Rewards of the fortune wheel that the game refused: of a spin and of an exchange. */
export const sampleRewardCoupons: readonly Coupon[] = [
  rewardOf(5130, { kind: 'spin', spinId: 90_392 }, 'laurel-of-nike'),
  rewardOf(5131, { kind: 'exchange', exchangeId: 2104 }, 'wings-of-ikaros'),
]

/** The coupon inventory, newest first. */
export const sampleCoupons: readonly Coupon[] = [
  sampleLaurel,
  sampleTablets,
  sampleReturnedCoupon,
  sampleChiton,
]

/** Every claimed coupon, newest first. */
export const sampleCouponLogs: readonly Coupon[] = [
  sampleLaurel,
  sampleTablets,
  coinsCoupon({ id: 5090, code: 'OLYMPIAD-500', claimedAt: '2025-06-07T18:30:00Z', coins: 500 }),
  sampleReturnedCoupon,
  sampleChiton,
  redeemedCoupon(
    itemCoupon({
      id: 4977,
      code: 'DELPHI-MORNING',
      claimedAt: '2025-05-21T06:55:00Z',
      itemId: 'lyre-of-orpheus',
      quantity: 1,
    }),
    {
      characterId: 312,
      redeemedAt: '2025-05-21T07:02:00Z',
      state: 'confirmed',
      claimedAt: '2025-05-21T07:02:11Z',
      settledAt: '2025-05-21T07:02:12Z',
    },
  ),
]
