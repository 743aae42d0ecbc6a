import { endpoint } from './endpoint.ts'
import { localeCodes } from './locales.ts'
import { AmountCents, Coins, Currency, Id, named, Timestamp, z } from './schema.ts'

export const purchaseMethods = ['card', 'mobile-wallet'] as const
export const PurchaseMethod = z.enum(purchaseMethods)
export type PurchaseMethod = z.output<typeof PurchaseMethod>

/** An amount of OC for sale. The buyer receives `coins + bonusCoins`. */
export const Package = named(
  'Package',
  z.object({
    id: z.string(),
    coins: Coins,
    bonusCoins: Coins,
    amountCents: AmountCents,
    currency: Currency,
    /** Shown at once; the others appear under "browse all amounts". */
    isFeatured: z.boolean(),
  }),
)
export type Package = z.output<typeof Package>

/**
 * `pending`: not paid yet; `verifying`: the provider has it, not settled. After `succeeded` money can go back: `withdrawn`: the
 * player withdrew from the contract and the refund is under way; `refunded` and `partially-refunded`: it was refunded;
 * `disputed`: the bank took it back.
 */
export const purchaseStates = [
  'pending',
  'verifying',
  'succeeded',
  'withdrawn',
  'partially-refunded',
  'refunded',
  'disputed',
  'failed',
  'expired',
] as const
export type PurchaseState = (typeof purchaseStates)[number]
export const paymentFailures = [
  'PAYMENT_INSUFFICIENT_FUNDS',
  'PAYMENT_CARD_DETAILS_INCORRECT',
  'PAYMENT_FAILED',
  'PAYMENT_PROVIDER_UNAVAILABLE',
  'PURCHASE_ERROR',
] as const
export type PaymentFailure = (typeof paymentFailures)[number]

export const Purchase = named(
  'Purchase',
  z.object({
    id: Id,
    state: z.enum(purchaseStates),
    /** Why the last attempt to pay failed; also set while `pending` when another attempt is possible. */
    failure: z.nullable(z.enum(paymentFailures)),
    packageId: z.string(),
    coins: Coins,
    bonusCoins: Coins,
    amountCents: AmountCents,
    currency: Currency,
    method: PurchaseMethod,
    /** Of `amountCents`, what went back by refunds and disputes. */
    returnedAmountCents: AmountCents,
    /** Until then the player can withdraw from the contract; null: not any more, or not now. */
    withdrawableUntil: z.nullable(Timestamp),
    /** The provider's page, while the purchase can be paid. */
    checkoutUrl: z.nullable(z.string()),
    createdAt: Timestamp,
    completedAt: z.nullable(Timestamp),
    /** Balance of the account at the time of the answer. */
    balanceCoins: Coins,
  }),
)
export type Purchase = z.output<typeof Purchase>

export const listPackages = endpoint({
  method: 'GET',
  path: '/purchase/packages',
  access: 'player',
  tag: 'Purchase',
  summary: 'Amounts of Olympus Coins for sale in a currency and the methods to pay',
  /** Without a currency, or with one that nothing is sold in: that of the purchase before, or of the language. */
  query: z.strictObject({ currency: z.optional(Currency) }),
  data: z.object({
    packages: z.array(Package),
    /** That of all packages of the answer. */
    currency: Currency,
    /** Those in which something is for sale. */
    currencies: z.array(Currency),
    methods: z.array(PurchaseMethod),
    /** Whether payments are only tried out: no real money moves. */
    isSandbox: z.boolean(),
    /** Version of the terms that a purchase has to accept. */
    termsVersion: z.string(),
  }),
  errors: [],
})

export const startPurchase = endpoint({
  method: 'POST',
  path: '/purchases',
  access: 'player',
  tag: 'Purchase',
  summary: 'Open a purchase; the answer names the provider page where it is paid',
  body: z.strictObject({
    packageId: z.string().check(z.maxLength(40)),
    currency: Currency,
    /** Price that the player agreed to; another one answers PRICE_CHANGED. */
    expectedAmountCents: AmountCents,
    method: PurchaseMethod,
    hasAcceptedTerms: z.literal(true),
    hasConsentedToImmediateSupply: z.literal(true),
    hasConsentedToLossOfCancellation: z.literal(true),
    termsVersion: z.string().check(z.maxLength(20)),
    locale: z.enum(localeCodes),
  }),
  data: Purchase,
  errors: [
    'NOT_FOUND',
    'PRICE_CHANGED',
    'SPENDING_LIMIT_REACHED',
    'PAYMENT_PROVIDER_UNAVAILABLE',
    'PURCHASE_ERROR',
  ],
  isIdempotent: true,
})

export const getPurchase = endpoint({
  method: 'GET',
  path: '/purchases/:purchaseId',
  access: 'player',
  tag: 'Purchase',
  summary: 'The state of one purchase; asks the provider while it is open',
  params: z.strictObject({ purchaseId: Id }),
  data: Purchase,
  errors: ['NOT_FOUND'],
})

export const withdrawPurchase = endpoint({
  method: 'POST',
  path: '/purchases/:purchaseId/withdrawal',
  access: 'player',
  tag: 'Purchase',
  summary:
    'Withdraw from the contract of a purchase: its coins are taken back at once, its money is refunded',
  params: z.strictObject({ purchaseId: Id }),
  data: Purchase,
  errors: ['NOT_FOUND', 'WITHDRAWAL_PERIOD_OVER', 'COINS_ALREADY_SPENT', 'WITHDRAWAL_NOT_POSSIBLE'],
  isIdempotent: true,
})
