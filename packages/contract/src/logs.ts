import { Coupon } from './coupons.ts'
import { deliveryStates } from './deliveries.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { paged, pageQuery } from './paging.ts'
import { PurchaseMethod, paymentFailures, purchaseStates } from './purchase.ts'
import { AmountCents, Coins, Currency, Id, named, Timestamp, z } from './schema.ts'
import { giftDirections, ShopOrder } from './shop.ts'

/** A bound of a log. No entry is older, and not every year before is one for a database. */
const LogMoment = Timestamp.check(z.refine((moment) => moment >= '1970'))

/** Query of a log: the entries from `since` until `before`, which is not in it any more, of all kinds or of one. */
const logQuery = <const Kind extends string>(kinds: readonly Kind[]) =>
  z.strictObject({
    ...pageQuery(limits.logPageSizeDefault),
    since: z.optional(LogMoment),
    before: z.optional(LogMoment),
    kind: z.optional(z.enum(kinds)),
  })

/** Kinds of coupons in their log: what they give. */
export const couponKinds = ['coins', 'item'] as const
export type CouponKind = (typeof couponKinds)[number]

/** Kinds of orders in the shop log: where their delivery stands, or that they are gifts. */
export const orderKinds = [...deliveryStates, ...giftDirections] as const
export type OrderKind = (typeof orderKinds)[number]

/** Why coins of an account moved. */
export const movementKinds = [
  'donation',
  'donation-reversal',
  'donation-reinstatement',
  'shop-order',
  'delivery-refund',
  'coupon',
  'demo-opening',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** One purchase of Olympus Coins as the donation log shows it. `id` is the donation ID. */
export const DonationLog = named(
  'DonationLog',
  z.object({
    id: Id,
    createdAt: Timestamp,
    coins: Coins,
    bonusCoins: Coins,
    amountCents: AmountCents,
    currency: Currency,
    method: PurchaseMethod,
    /** Of `amountCents`, what went back by refunds and disputes. */
    returnedAmountCents: AmountCents,
    /** Until then the player can withdraw from the contract; null: not any more, or not now. */
    withdrawableUntil: z.nullable(Timestamp),
    state: z.enum(purchaseStates),
    failure: z.nullable(z.enum(paymentFailures)),
  }),
)
export type DonationLog = z.output<typeof DonationLog>

/** One act of the ledger that moved coins of an account. `id` is its number there. */
export const WalletMovement = named(
  'WalletMovement',
  z.object({
    id: Id,
    createdAt: Timestamp,
    kind: z.enum(movementKinds),
    /** What moved them, as the ledger names it: `order:90411`. A refund has the order it is for. */
    reference: z.string(),
    /** Received (positive) or given (negative), with what went into a debt or came out of it. */
    coins: z.int(),
    /** What could be spent after it. */
    balanceCoins: Coins,
    /** What was owed after it. */
    debtCoins: Coins,
  }),
)
export type WalletMovement = z.output<typeof WalletMovement>

export const listCouponLogs = endpoint({
  method: 'GET',
  path: '/logs/coupons',
  access: 'player',
  tag: 'Logs',
  summary: 'Claimed coupons with what became of them, newest first; a kind is what they give',
  query: logQuery(couponKinds),
  data: paged(Coupon),
  errors: [],
})

export const listDonationLogs = endpoint({
  method: 'GET',
  path: '/logs/donations',
  access: 'player',
  tag: 'Logs',
  summary: 'Purchases of Olympus Coins, newest first; a kind is a state',
  query: logQuery(purchaseStates),
  data: paged(DonationLog),
  errors: [],
})

export const listShopLogs = endpoint({
  method: 'GET',
  path: '/logs/shop',
  access: 'player',
  tag: 'Logs',
  summary:
    'Shop orders and received gifts with their delivery, newest first; a kind is a state of the delivery or a way of a gift',
  query: logQuery(orderKinds),
  data: paged(ShopOrder),
  errors: [],
})

export const listWalletMovements = endpoint({
  method: 'GET',
  path: '/logs/wallet',
  access: 'player',
  tag: 'Logs',
  summary: 'Every movement of coins with the balance after it, newest first, and where the account stands',
  query: logQuery(movementKinds),
  data: z.object({ ...paged(WalletMovement).shape, balanceCoins: Coins, debtCoins: Coins }),
  errors: [],
})
