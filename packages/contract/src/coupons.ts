import { CharacterItem } from './character-item.ts'
import { Delivery } from './deliveries.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { paged, pageQuery } from './paging.ts'
import { Coins, Id, named, Timestamp, z } from './schema.ts'
import { ItemReference } from './shop.ts'

/** What a coupon grants: coins or wheel tickets at once, or an item to redeem for a character. */
export const CouponContents = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('coins'), coins: Coins }),
  z.object({ kind: z.literal('item'), item: ItemReference, quantity: z.int() }),
  z.object({ kind: z.literal('tickets'), tickets: z.int() }),
  /** What a character had that a permanent selection has deleted. */
  z.object({ kind: z.literal('game-item'), item: CharacterItem }),
])

/**
 * Where a coupon comes from: a code that the player has claimed, a permanent selection, or a reward of the
 * fortune wheel that the game has refused.
 */
export const CouponOrigin = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('code'),
    /** Null if the code can no longer be decrypted; what it granted is not affected. */
    code: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('selection'),
    /** The deleted character that had the item. */
    characterName: z.string(),
  }),
  z.object({ kind: z.literal('spin'), spinId: Id }),
  z.object({ kind: z.literal('exchange'), exchangeId: Id }),
])

/** A coupon that a player has claimed, or that the portal has made of an item. */
export const Coupon = named(
  'Coupon',
  z.object({
    id: Id,
    origin: CouponOrigin,
    contents: CouponContents,
    /** When it was claimed or made. */
    claimedAt: Timestamp,
    /** For coins and tickets, the time of the claim; null for an item still in the coupon inventory. */
    redeemedAt: z.nullable(Timestamp),
    /** The character that the item was last redeemed for. */
    character: z.nullable(z.object({ id: Id, name: z.string() })),
    /** Delivery of the item. If it failed, the coupon is back in the inventory. */
    delivery: z.nullable(Delivery),
  }),
)
export type Coupon = z.output<typeof Coupon>

export const claimCoupon = endpoint({
  method: 'POST',
  path: '/coupons/claims',
  access: 'player',
  tag: 'Coupons',
  summary:
    'Claim a coupon code; coins and tickets are credited at once, an item goes to the coupon inventory',
  /** The code is case-sensitive. */
  body: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(limits.couponCodeMaxLength)),
  }),
  data: z.object({
    coupon: Coupon,
    /** The coins of the coupon that paid off a debt. The others were added to the balance. */
    repaidCoins: Coins,
    balanceCoins: Coins,
  }),
  errors: [
    'INVALID_CODE',
    'ALREADY_CLAIMED',
    'EXPIRED',
    'NOT_ELIGIBLE_ACCOUNT_TOO_RECENT',
    'NOT_ELIGIBLE_NO_WHITELIST',
  ],
  isIdempotent: true,
})

export const CouponQuery = z.strictObject(pageQuery(limits.pageSizeDefault))

export const listCoupons = endpoint({
  method: 'GET',
  path: '/coupons',
  access: 'player',
  tag: 'Coupons',
  summary: 'The coupon inventory: item coupons that can be redeemed, newest first',
  query: CouponQuery,
  data: paged(Coupon),
  errors: [],
})

export const redeemCoupon = endpoint({
  method: 'POST',
  path: '/coupons/:couponId/redemption',
  access: 'player',
  tag: 'Coupons',
  summary: 'Redeem an item coupon for a character; its delivery is queued at once',
  params: z.strictObject({ couponId: Id }),
  body: z.strictObject({ characterId: Id }),
  data: Coupon,
  errors: [
    'NOT_FOUND',
    'ALREADY_REDEEMED',
    'CHARACTER_NOT_FOUND',
    'CHARACTER_NOT_ACTIVE',
    'CHARACTER_DOOMED',
  ],
  isIdempotent: true,
})
