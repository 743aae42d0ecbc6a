import { Coupon } from './coupons.ts'
import { Delivery, deliveryStates } from './deliveries.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { paged, pageQuery } from './paging.ts'
import { PurchaseMethod, paymentFailures, purchaseStates } from './purchase.ts'
import { AmountCents, Coins, Currency, Id, named, Timestamp, z } from './schema.ts'
import { giftDirections, ShopOrder } from './shop.ts'
import { Spin, WheelContents } from './wheel.ts'
import { rewardSets } from './wheel-draw.ts'
import { wheelLogsPath } from './wheel-paths.ts'

/** A bound of a log query. No entry is older than 1970, and PostgreSQL rejects some earlier years. */
const LogMoment = Timestamp.check(z.refine((moment) => moment >= '1970'))

/** Query of a log: entries from `since` (inclusive) to `before` (exclusive), of all kinds or of one. */
const logQuery = <const Kind extends string>(kinds: readonly Kind[]) =>
  z.strictObject({
    ...pageQuery(limits.logPageSizeDefault),
    since: z.optional(LogMoment),
    before: z.optional(LogMoment),
    kind: z.optional(z.enum(kinds)),
  })

/** Kinds in the coupon log: what a coupon grants. */
export const couponKinds = ['coins', 'item', 'tickets', 'game-item'] as const
export type CouponKind = (typeof couponKinds)[number]

/** Kinds in the shop log: the state of the delivery, or the direction of a gift. */
export const orderKinds = [...deliveryStates, ...giftDirections] as const
export type OrderKind = (typeof orderKinds)[number]

/** Kinds in the fortune wheel log: spins (all, or of one set) and the other ways to come by tickets. */
export const wheelLogKinds = ['spin', ...rewardSets, 'exchange', 'award'] as const
export type WheelLogKind = (typeof wheelLogKinds)[number]

/**
 * State of what a spin or an exchange granted: of its delivery, or credited at once, or kept as a coupon.
 */
export const rewardStates = ['queued', 'claimed', 'delayed', 'confirmed', 'credited', 'coupon'] as const
export type RewardState = (typeof rewardStates)[number]

/** Why coins of an account moved. */
export const movementKinds = [
  'donation',
  'donation-reversal',
  'donation-reinstatement',
  'shop-order',
  'delivery-refund',
  'coupon',
  'wheel-reward',
  'operator-grant',
  'operator-deduction',
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
    /** The part of `amountCents` that was returned by refunds and disputes. */
    returnedAmountCents: AmountCents,
    /** Deadline for withdrawing from the contract; null when withdrawal is not possible. */
    withdrawableUntil: z.nullable(Timestamp),
    /** The same deadline, also while the coins are spent; null when it has passed or was never given. */
    withdrawalEndsAt: z.nullable(Timestamp),
    state: z.enum(purchaseStates),
    failure: z.nullable(z.enum(paymentFailures)),
  }),
)
export type DonationLog = z.output<typeof DonationLog>

/** One ledger transaction that moved coins of an account. `id` is its number in the ledger. */
export const WalletMovement = named(
  'WalletMovement',
  z.object({
    id: Id,
    createdAt: Timestamp,
    kind: z.enum(movementKinds),
    /** Cause of the movement, such as `order:90411`. A refund references the refunded order. */
    reference: z.string(),
    /** Received (positive) or spent (negative), including coins that paid off or increased a debt. */
    coins: z.int(),
    /** Spendable balance after the movement. */
    balanceCoins: Coins,
    /** Debt after the movement. */
    debtCoins: Coins,
  }),
)
export type WalletMovement = z.output<typeof WalletMovement>

export const listCouponLogs = endpoint({
  method: 'GET',
  path: '/logs/coupons',
  access: 'player',
  tag: 'Logs',
  summary: 'Coupons with their redemption and delivery, newest first; filter by what they grant',
  query: logQuery(couponKinds),
  data: paged(Coupon),
  errors: [],
})

export const listDonationLogs = endpoint({
  method: 'GET',
  path: '/logs/donations',
  access: 'player',
  tag: 'Logs',
  summary: 'Purchases of Olympus Coins, newest first; filter by state',
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
    'Shop orders and received gifts with their delivery, newest first; filter by delivery state or gift direction',
  query: logQuery(orderKinds),
  data: paged(ShopOrder),
  errors: [],
})

export const listWalletMovements = endpoint({
  method: 'GET',
  path: '/logs/wallet',
  access: 'player',
  tag: 'Logs',
  summary:
    'Every movement of coins with the balance after it, newest first, and the current balance and debt',
  query: logQuery(movementKinds),
  data: z.object({ ...paged(WalletMovement).shape, balanceCoins: Coins, debtCoins: Coins }),
  errors: [],
})

const logEntry = { id: Id, createdAt: Timestamp }

/** One line of the fortune wheel log. The ID is that of the spin, the exchange or the award. */
export const WheelLog = named(
  'WheelLog',
  z.discriminatedUnion('kind', [
    z.object({ ...logEntry, kind: z.literal('spin'), spin: Spin }),
    z.object({
      ...logEntry,
      kind: z.literal('exchange'),
      contents: WheelContents,
      quantity: z.int(),
      /** Price of one. */
      priceTokens: z.int(),
      character: z.nullable(z.object({ id: Id, name: z.string() })),
      delivery: z.nullable(Delivery),
      couponId: z.nullable(Id),
      ticketsAfter: z.int(),
      tokensAfter: z.int(),
    }),
    /** Tickets from the game, a coupon or an operator; negative if an operator took some back. */
    z.object({
      ...logEntry,
      kind: z.literal('award'),
      origin: z.enum(['game', 'coupon', 'operator']),
      tickets: z.int(),
      ticketsAfter: z.int(),
    }),
  ]),
)
export type WheelLog = z.output<typeof WheelLog>

export const listWheelLogs = endpoint({
  method: 'GET',
  path: wheelLogsPath,
  access: 'player',
  tag: 'Logs',
  summary:
    'Spins, exchanges and awards of tickets, newest first; filter by kind, character and state of the reward',
  query: z.extend(logQuery(wheelLogKinds), {
    characterId: z.optional(Id),
    state: z.optional(z.enum(rewardStates)),
  }),
  data: paged(WheelLog),
  errors: [],
})
