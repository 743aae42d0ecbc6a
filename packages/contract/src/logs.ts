import { Coupon } from './coupons.ts'
import { endpoint } from './endpoint.ts'
import { LogQuery, paged } from './paging.ts'
import { PurchaseMethod, paymentFailures, purchaseStates } from './purchase.ts'
import { AmountCents, Coins, Id, named, Timestamp, z } from './schema.ts'
import { ShopOrder } from './shop.ts'

/** One purchase of Olympus Coins as the donation log shows it. `id` is the donation ID. */
export const DonationLog = named(
  'DonationLog',
  z.object({
    id: Id,
    createdAt: Timestamp,
    coins: Coins,
    bonusCoins: Coins,
    amountCents: AmountCents,
    currency: z.string(),
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

export const listCouponLogs = endpoint({
  method: 'GET',
  path: '/logs/coupons',
  access: 'player',
  tag: 'Logs',
  summary: 'Claimed coupons with what became of them, newest first',
  query: LogQuery,
  data: paged(Coupon),
  errors: [],
})

export const listDonationLogs = endpoint({
  method: 'GET',
  path: '/logs/donations',
  access: 'player',
  tag: 'Logs',
  summary: 'Purchases of Olympus Coins, newest first',
  query: LogQuery,
  data: paged(DonationLog),
  errors: [],
})

export const listShopLogs = endpoint({
  method: 'GET',
  path: '/logs/shop',
  access: 'player',
  tag: 'Logs',
  summary: 'Shop orders with the state of their delivery, newest first',
  query: LogQuery,
  data: paged(ShopOrder),
  errors: [],
})
