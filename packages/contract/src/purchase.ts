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
 * `pending`: not paid yet. `verifying`: paid, not settled. After `succeeded`, money can be returned.
 * `withdrawn`: the player withdrew from the contract and the refund is in progress. `refunded` and
 * `partially-refunded`: the provider refunded it. `disputed`: the bank reversed it.
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
    /** The part of `amountCents` that was returned by refunds and disputes. */
    returnedAmountCents: AmountCents,
    /** Deadline for withdrawing from the contract; null when withdrawal is not possible. */
    withdrawableUntil: z.nullable(Timestamp),
    /** The provider's payment page; null when the purchase cannot be paid. */
    checkoutUrl: z.nullable(z.string()),
    createdAt: Timestamp,
    completedAt: z.nullable(Timestamp),
    /** The credited coins that paid off a debt. The others were added to the balance. */
    repaidCoins: Coins,
    /** Balance of the account at the time of the reply. */
    balanceCoins: Coins,
  }),
)
export type Purchase = z.output<typeof Purchase>

export const listPackages = endpoint({
  method: 'GET',
  path: '/purchase/packages',
  access: 'player',
  tag: 'Purchase',
  summary: 'Packages of Olympus Coins for sale in a currency, and the payment methods',
  /** If omitted or not for sale, the currency of the last purchase or of the language is used. */
  query: z.strictObject({ currency: z.optional(Currency) }),
  data: z.object({
    packages: z.array(Package),
    /** Currency of all packages in the reply. */
    currency: Currency,
    /** Currencies with packages for sale. */
    currencies: z.array(Currency),
    methods: z.array(PurchaseMethod),
    /** Whether payments are simulated: no real money moves. */
    isSandbox: z.boolean(),
    /** Version of the terms that a purchase must accept. */
    termsVersion: z.string(),
  }),
  errors: [],
})

export const startPurchase = endpoint({
  method: 'POST',
  path: '/purchases',
  access: 'player',
  tag: 'Purchase',
  summary: 'Start a purchase; the reply holds the URL of the provider page where it is paid',
  body: z.strictObject({
    packageId: z.string().check(z.maxLength(40)),
    currency: Currency,
    /** Price that the player agreed to. If it differs, the reply is PRICE_CHANGED. */
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
  summary: 'Get a purchase; while it is open, the provider is asked for its state',
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
    'Withdraw from the contract of a purchase: the coins are removed at once and the money is refunded',
  params: z.strictObject({ purchaseId: Id }),
  data: Purchase,
  errors: ['NOT_FOUND', 'WITHDRAWAL_PERIOD_OVER', 'COINS_ALREADY_SPENT', 'WITHDRAWAL_NOT_POSSIBLE'],
  isIdempotent: true,
})
