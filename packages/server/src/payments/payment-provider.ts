import type { LocaleCode } from '@olympus/contract/locales'
import type { PaymentFailure, PurchaseMethod } from '@olympus/contract/purchase'
import type { Failure } from '../failure.ts'

/** The purchase to pay, and the page to return to. */
export interface CheckoutOrder {
  /** Also the idempotency key: creating the checkout again returns the same one. */
  readonly purchaseId: number
  readonly coins: number
  readonly amountCents: number
  readonly currency: string
  readonly method: PurchaseMethod
  readonly locale: LocaleCode
  readonly email: string
  /** Path of the portal. */
  readonly returnPath: string
  readonly expiresAt: Date
}

export interface Checkout {
  readonly reference: string
  /** Absolute, or a path of the portal. */
  readonly url: string
  readonly expiresAt: Date
}

/**
 * A full or partial return of a payment, or its reversal: a failed refund or a won dispute. It names the
 * provider's payment reference, which may arrive before the payment itself is known.
 */
export interface ReturnFact {
  readonly kind: 'refunded' | 'refund-failed' | 'disputed' | 'dispute-won'
  readonly at: Date
  readonly paymentReference: string
  /** ID of the refund or dispute at the provider. */
  readonly reference: string
  readonly amountCents: number
  readonly currency: string
}

/**
 * A fact of a provider about a payment. Facts may repeat and arrive in any order; each is complete in
 * itself. `attempt-failed`: another attempt is possible; `failed`: none is.
 */
export type PaymentFact =
  | { readonly kind: 'processing'; readonly at: Date }
  | { readonly kind: 'attempt-failed' | 'failed'; readonly at: Date; readonly failure: PaymentFailure }
  | { readonly kind: 'expired'; readonly at: Date }
  | {
      readonly kind: 'paid'
      readonly at: Date
      readonly amountCents: number
      readonly currency: string
      /** ID of the payment at the provider, as used by refunds. */
      readonly paymentReference: string | null
    }
  | ReturnFact

/** An event with a valid signature of the provider. */
export interface PaymentEvent {
  readonly eventId: string
  readonly eventType: string
  /** Null if the purchase must be found by `paymentReference`. */
  readonly purchaseId: number | null
  /** The checkout that the event is about; null if the provider does not name it. */
  readonly checkoutReference: string | null
  readonly paymentReference: string | null
  /** Null for an event without relevance. */
  readonly fact: PaymentFact | null
}

/**
 * Why an event is refused. `bad-signature`: it fits no secret, or is too old. `wrong-mode`: genuine, but of
 * test mode beside a live key, or the other way round.
 */
export const eventRejections = ['bad-signature', 'wrong-mode'] as const
export type EventRejection = (typeof eventRejections)[number]

export type PaymentProviderName = 'sandbox' | 'stripe'

export interface RefundOrder {
  /** Repeating a refund with its key does not pay twice. */
  readonly idempotencyKey: string
  readonly paymentReference: string
  readonly amountCents: number
  readonly currency: string
}

export const returnKinds = ['refund', 'dispute'] as const
export type ReturnKind = (typeof returnKinds)[number]

export interface ReturnsQuery {
  readonly kind: ReturnKind
  /** Returns created since then. */
  readonly since: Date
  /** Cursor from the previous page; null for the first one. */
  readonly cursor: string | null
}

/** One page of refunds or disputes. */
export interface ReturnsPage {
  readonly facts: readonly ReturnFact[]
  /** Null on the last page. */
  readonly nextCursor: string | null
}

/** Kinds of calls that stop together while the provider fails. */
export const circuits = ['reads', 'writes'] as const
export type Circuit = (typeof circuits)[number]

/** Port of a payment provider. Call it outside of transactions. */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  readonly methods: readonly PurchaseMethod[]
  createCheckout(
    order: CheckoutOrder,
  ): Promise<Checkout | Failure<'PAYMENT_PROVIDER_UNAVAILABLE' | 'PURCHASE_ERROR'>>
  /** Reads all facts of a checkout. */
  readCheckout(reference: string): Promise<readonly PaymentFact[] | Failure<'PAYMENT_PROVIDER_UNAVAILABLE'>>
  /** Reads returns, including those of foreign payments, to find returns without a webhook. */
  readReturns(query: ReturnsQuery): Promise<ReturnsPage | Failure<'PAYMENT_PROVIDER_UNAVAILABLE'>>
  refund(order: RefundOrder): Promise<ReturnFact | Failure<'PAYMENT_PROVIDER_UNAVAILABLE' | 'PURCHASE_ERROR'>>
  /** Returns null for a request without a signature. `body` must be the raw bytes. */
  readWebhook(body: Buffer, headers: Headers): Promise<PaymentEvent | EventRejection | null>
  /** The calls that fail at once now, because earlier ones got no answer. */
  openCircuits(): readonly Circuit[]
}
