import { Delivery } from './deliveries.ts'
import { endpoint } from './endpoint.ts'
import { englishTexts } from './english-texts.ts'
import { limits } from './limits.ts'
import { paged, pageQuery } from './paging.ts'
import { AmountCents, Coins, Currency, Id, named, Timestamp, z } from './schema.ts'

export const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythic'] as const
export const Rarity = z.enum(rarities)
export type Rarity = z.output<typeof Rarity>

export const shopSorts = ['name', '-name', 'price', '-price'] as const
export const shopTags = ['on-sale', 'temporary'] as const

const ItemId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))

/** A group of items, with its name in the language of the request. */
const Named = z.object({ id: z.string(), name: z.string(), ...englishTexts('name') })

const shopItemFields = {
  id: ItemId,
  name: z.string(),
  icon: z.string(),
  rarity: Rarity,
  category: Named,
  subcategory: Named,
  /** Current price of one piece. */
  priceCoins: Coins,
  /**
   * Set while the item is on sale: its regular price and the lowest price in the 30 days before the sale.
   */
  sale: z.nullable(
    z.object({ regularPriceCoins: Coins, lowestPriceCoins: Coins, endsAt: z.nullable(Timestamp) }),
  ),
  /** Price of one piece in money, at the rate of the smallest package. */
  realPrice: z.object({ amountCents: AmountCents, currency: Currency }),
  /** When the offer ends; null without an end. */
  availableUntil: z.nullable(Timestamp),
  /** Set for a temporary item: how long it lasts after its delivery. */
  durationHours: z.nullable(z.int()),
  ...englishTexts('name', 'description'),
}

export const ShopItem = named('ShopItem', z.object(shopItemFields))
export type ShopItem = z.output<typeof ShopItem>

/** One thing that a random box can hold; `chancePerMille` of all drops of a box add up to 1000. */
export const RandomBoxDrop = named(
  'RandomBoxDrop',
  z.object({
    itemId: ItemId,
    name: z.string(),
    icon: z.string(),
    rarity: Rarity,
    quantity: z.int(),
    chancePerMille: z.number(),
    ...englishTexts('name'),
  }),
)

/** Period of an item limit: the lifetime of the account, or a day, ISO week or month in UTC. */
export const itemLimitPeriods = ['account', 'day', 'week', 'month'] as const
export type ItemLimitPeriod = (typeof itemLimitPeriods)[number]

/** How many pieces of an item a player can buy, gifts included. Refunded orders do not count. */
export const ItemLimit = named(
  'ItemLimit',
  z.object({
    period: z.enum(itemLimitPeriods),
    maxQuantity: z.int(),
    /** How many pieces this player can still buy. */
    remaining: z.int(),
    /** When the period ends; null for a limit per account. */
    renewsAt: z.nullable(Timestamp),
  }),
)
export type ItemLimit = z.output<typeof ItemLimit>

export const ShopItemDetail = named(
  'ShopItemDetail',
  z.object({
    ...shopItemFields,
    description: z.string(),
    maxQuantity: z.int(),
    limits: z.array(ItemLimit),
    /** Empty unless the item is a random box. */
    drops: z.array(RandomBoxDrop),
  }),
)
export type ShopItemDetail = z.output<typeof ShopItemDetail>

export const ShopQuery = z.strictObject({
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchMaxLength))),
  category: z.optional(ItemId),
  subcategory: z.optional(ItemId),
  minPriceCoins: z.optional(Coins),
  maxPriceCoins: z.optional(Coins),
  tag: z.optional(z.array(z.enum(shopTags)).check(z.maxLength(shopTags.length))),
  sort: z._default(z.enum(shopSorts), '-price'),
  ...pageQuery(limits.pageSizeDefault),
})
export type ShopQuery = z.output<typeof ShopQuery>

export const listShopItems = endpoint({
  method: 'GET',
  path: '/shop/items',
  access: 'player',
  tag: 'Shop',
  summary: 'Items for sale, filtered, sorted and paged',
  query: ShopQuery,
  data: z.extend(paged(ShopItem), {
    /** Whether no name matches the search, so the entries are items with similar names. */
    isApproximate: z.boolean(),
    /** All categories with the number of items in each, regardless of the filters. */
    categories: z.array(z.extend(Named, { totalItems: z.int(), subcategories: z.array(Named) })),
    totalItems: z.int(),
    tagTotals: z.object({ onSale: z.int(), temporary: z.int() }),
    /** Highest price in the shop, the upper end of the price filter. */
    highestPriceCoins: Coins,
  }),
  errors: [],
})

export const getShopItem = endpoint({
  method: 'GET',
  path: '/shop/items/:itemId',
  access: 'player',
  tag: 'Shop',
  summary: 'One item with its description and, for a random box, its possible drops',
  params: z.strictObject({ itemId: ItemId }),
  data: ShopItemDetail,
  errors: ['NOT_FOUND'],
})

/** The parts of an item that orders and coupons show. */
export const ItemReference = z.object({
  id: ItemId,
  name: z.string(),
  icon: z.string(),
  rarity: Rarity,
  ...englishTexts('name'),
})

/** Whether the player gave the gift or received it. */
export const giftDirections = ['gift-given', 'gift-received'] as const
export type GiftDirection = (typeof giftDirections)[number]

/** What makes an order a gift. */
export const Gift = z.object({
  direction: z.enum(giftDirections),
  /** Username of the giver. */
  giver: z.string(),
  message: z.nullable(z.string()),
})

/** Prices of items are in Olympus Coins only. */
export const orderPaymentMethods = ['coins'] as const

/** An order of an item for a character, with the state of its delivery. */
export const ShopOrder = named(
  'ShopOrder',
  z.object({
    id: Id,
    createdAt: Timestamp,
    item: ItemReference,
    category: Named,
    subcategory: Named,
    quantity: z.int(),
    /** What this player paid per piece; 0 for a received gift. */
    unitPriceCoins: Coins,
    totalPriceCoins: Coins,
    paymentMethod: z.enum(orderPaymentMethods),
    /** Whether the item was on sale when it was ordered. */
    isOnSale: z.boolean(),
    /** Whether the ordered item expires after its delivery. */
    isTemporary: z.boolean(),
    /** Null unless the order is a gift. */
    gift: z.nullable(Gift),
    character: z.object({ id: Id, name: z.string() }),
    delivery: Delivery,
  }),
)
export type ShopOrder = z.output<typeof ShopOrder>

const orderedItemFields = {
  itemId: ItemId,
  quantity: z.int().check(z.gte(1), z.lte(limits.orderMaxQuantity)),
}
/** Price that the player agreed to. If it differs, the reply is PRICE_CHANGED. */
const agreedPriceFields = { expectedUnitPriceCoins: Coins }

const orderRefusals = [
  'NOT_FOUND',
  'ITEM_NOT_AVAILABLE',
  'PRICE_CHANGED',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_IN_DEBT',
  'PURCHASE_LIMIT_REACHED',
  'CHARACTER_NOT_FOUND',
  'CHARACTER_NOT_ACTIVE',
  'CHARACTER_DOOMED',
] as const

export const buyItem = endpoint({
  method: 'POST',
  path: '/shop/orders',
  access: 'player',
  tag: 'Shop',
  summary: 'Buy an item for a character; its delivery is queued at once',
  // The idempotency check compares the serialized body. Keep the order of the fields across versions.
  body: z.strictObject({ ...orderedItemFields, characterId: Id, ...agreedPriceFields }),
  data: z.object({ order: ShopOrder, balanceCoins: Coins }),
  errors: orderRefusals,
  isIdempotent: true,
})

export const giftItem = endpoint({
  method: 'POST',
  path: '/shop/gifts',
  access: 'player',
  tag: 'Shop',
  summary: "Buy an item for another player's character; its delivery is queued at once",
  body: z.strictObject({
    ...orderedItemFields,
    ...agreedPriceFields,
    /** The full name, in any case. */
    characterName: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.characterNameMaxLength)),
    /** One line of plain text, or null. */
    message: z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(limits.giftMessageMaxLength),
          z.regex(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u),
        ),
    ),
  }),
  data: z.object({ order: ShopOrder, balanceCoins: Coins }),
  errors: [...orderRefusals, 'GIFT_TO_OWN_CHARACTER'],
  isIdempotent: true,
})
