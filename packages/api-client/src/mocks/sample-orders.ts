import type { Delivery } from '@olympus/contract/deliveries'
import type { RequestOf } from '@olympus/contract/endpoint'
import type { buyItem, giftItem, ShopItem, ShopOrder } from '@olympus/contract/shop'

import { sampleCharacters } from './sample-characters.ts'
import { sampleStock } from './sample-stock.ts'

interface Sample {
  readonly id: number
  readonly createdAt: string
  readonly itemId: string
  readonly characterName: string
  readonly quantity?: number
  readonly gift?: ShopOrder['gift']
  readonly delivery?: Partial<Delivery>
}

const queued = (id: number, queuedAt: string): Delivery => ({
  id,
  state: 'queued',
  failureReason: null,
  retryReason: null,
  isRefunded: false,
  queuedAt,
  claimedAt: null,
  settledAt: null,
})

const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('No such sample')
  return thing
}

function orderOf({
  id,
  createdAt,
  itemId,
  characterName,
  quantity = 1,
  gift = null,
  delivery,
}: Sample): ShopOrder {
  const item = found(sampleStock.find((one) => one.id === itemId))
  const priceCoins = gift?.direction === 'gift-received' ? 0 : item.priceCoins
  const character = found(sampleCharacters.find(({ name }) => name === characterName))
  return {
    id,
    createdAt,
    item: summaryOf(item),
    category: item.category,
    subcategory: item.subcategory,
    quantity,
    unitPriceCoins: priceCoins,
    totalPriceCoins: priceCoins * quantity,
    paymentMethod: 'coins',
    isOnSale: item.sale !== null,
    isTemporary: item.durationHours !== null,
    gift,
    character: { id: character.id, name: character.name },
    delivery: { ...queued(id + 300_000, createdAt), ...delivery },
  }
}

const summaryOf = ({ id, name, icon, rarity }: ShopItem): ShopOrder['item'] => ({ id, name, icon, rarity })

const confirmed = (settledAt: string): Partial<Delivery> => ({
  state: 'confirmed',
  claimedAt: settledAt,
  settledAt,
})

/** A new order with a queued delivery. */
export const sampleOrder = orderOf({
  id: 90_412,
  createdAt: '2025-06-12T18:55:00Z',
  itemId: 'pithos-of-pandora',
  characterName: 'Kallistrate',
  quantity: 3,
})

/** The order created by buying an item. */
export const sampleOrderFor = (
  item: ShopItem,
  { quantity, characterId }: RequestOf<typeof buyItem>['body'],
): ShopOrder => ({
  ...sampleOrder,
  item: summaryOf(item),
  quantity,
  unitPriceCoins: item.priceCoins,
  totalPriceCoins: item.priceCoins * quantity,
  character: {
    id: characterId,
    name: sampleCharacters.find(({ id }) => id === characterId)?.name ?? sampleOrder.character.name,
  },
})

/** The order created by a gift. The name of the character is spelled as typed. */
export const sampleGiftFor = (
  item: ShopItem,
  { quantity, characterName, message }: RequestOf<typeof giftItem>['body'],
): ShopOrder => ({
  ...sampleOrderFor(item, { itemId: item.id, quantity, characterId: 911, expectedUnitPriceCoins: 0 }),
  gift: { direction: 'gift-given', giver: 'Theron', message },
  character: { id: 911, name: characterName },
})

/** Filter values of the shop log: the state of the delivery and, for a gift, its direction. */
export const orderFacts = ({ createdAt, delivery, gift }: ShopOrder) => ({
  at: createdAt,
  kinds: gift ? [delivery.state, gift.direction] : [delivery.state],
})

/** A gift from another player. */
export const sampleReceivedGift = orderOf({
  id: 90_415,
  createdAt: '2025-06-12T19:20:00Z',
  itemId: 'ambrosia-draught',
  characterName: 'Nyxandra',
  quantity: 5,
  gift: {
    direction: 'gift-received',
    giver: 'Zoe_of_Samos',
    message: 'For the last raid. Keep some for the hydra!',
  },
  delivery: confirmed('2025-06-12T19:20:20Z'),
})

/** Thirteen orders, newest first, with deliveries in every state. */
export const sampleShopLogs: readonly ShopOrder[] = [
  orderOf({
    id: 90_411,
    createdAt: '2025-06-12T18:42:00Z',
    itemId: 'wings-of-ikaros',
    characterName: 'Kallistrate',
    delivery: confirmed('2025-06-12T18:42:31Z'),
  }),
  orderOf({
    id: 90_398,
    createdAt: '2025-06-12T18:40:00Z',
    itemId: 'ambrosia-draught',
    characterName: 'Nyxandra',
    quantity: 20,
  }),
  orderOf({
    id: 90_377,
    createdAt: '2025-06-12T18:39:00Z',
    itemId: 'amphora-of-experience',
    characterName: 'Lykaon',
    quantity: 5,
    delivery: { state: 'claimed', claimedAt: '2025-06-12T18:39:20Z' },
  }),
  orderOf({
    id: 90_120,
    createdAt: '2025-06-10T21:15:00Z',
    itemId: 'owl-of-athena',
    characterName: 'Phaidros',
    delivery: {
      state: 'failed',
      failureReason: 'BAG_FULL',
      isRefunded: true,
      claimedAt: '2025-06-10T21:15:09Z',
      settledAt: '2025-06-10T21:15:10Z',
    },
  }),
  ...['bazaar-licence', 'tablet-of-lerna', 'chiton-of-dawn', 'corinthian-crest', 'laurel-of-nike'].map(
    (itemId, index) =>
      orderOf({
        id: 89_900 - index * 37,
        createdAt: `2025-06-0${8 - index}T19:30:00Z`,
        itemId,
        characterName: 'Kallistrate',
        delivery: confirmed(`2025-06-0${8 - index}T19:30:12Z`),
      }),
  ),
  ...['ambrosia-draught', 'lyre-of-orpheus', 'amphora-of-experience', 'trident-of-the-deep'].map(
    (itemId, index) =>
      orderOf({
        id: 88_700 - index * 53,
        createdAt: `2025-05-2${8 - index}T17:05:00Z`,
        itemId,
        characterName: 'Nyxandra',
        delivery: confirmed(`2025-05-2${8 - index}T17:05:08Z`),
      }),
  ),
]
