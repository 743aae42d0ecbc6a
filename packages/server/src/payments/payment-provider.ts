import type { LocaleCode } from '@olympus/contract/locales'
import type { PaymentFailure, PurchaseMethod } from '@olympus/contract/purchase'
import type { Failure } from '../failure.ts'

/** What is to be paid, and where the browser goes after it. */
export interface CheckoutOrder {
  /** Also the idempotency key: opening a checkout again gives the same one. */
  readonly donationId: number
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
 * Money of a payment that went back, wholly or in part, or came again after that: a refund failed, a dispute was won. Told of
 * under the provider's name of the payment, which may be before anybody here knows of it.
 */
export interface ReturnFact {
  readonly kind: 'refunded' | 'refund-failed' | 'disputed' | 'dispute-won'
  readonly at: Date
  readonly paymentReference: string
  /** The provider's id of the refund or dispute. */
  readonly reference: string
  readonly amountCents: number
  readonly currency: string
}

/**
 * What a provider knows of a payment. Facts arrive more than once and in any order; each says by itself what is the case.
 * `attempt-failed`: another attempt is possible; `failed`: none is.
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
      /** The provider's id of the payment, under which a refund names it. */
      readonly paymentReference: string | null
    }
  | ReturnFact

/** A genuine event of the provider. */
export interface PaymentEvent {
  readonly eventId: string
  readonly eventType: string
  /** Null: found by `paymentReference`. */
  readonly donationId: number | null
  readonly paymentReference: string | null
  /** Null: of no interest. */
  readonly fact: PaymentFact | null
}

export type PaymentProviderName = 'sandbox' | 'stripe'

export interface RefundOrder {
  /** A refund that is asked for again under its key is not paid twice. */
  readonly idempotencyKey: string
  readonly paymentReference: string
  readonly amountCents: number
  readonly currency: string
}

export const returnKinds = ['refund', 'dispute'] as const
export type ReturnKind = (typeof returnKinds)[number]

interface ReturnsQuery {
  readonly kind: ReturnKind
  /** Those that were made since then. */
  readonly since: Date
  /** From the page before; null for the first one. */
  readonly cursor: string | null
}

/** Some of a provider's refunds or disputes. */
export interface ReturnsPage {
  readonly facts: readonly ReturnFact[]
  /** Null: these were the last. */
  readonly nextCursor: string | null
}

/** Where players pay. Called outside of transactions. */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  readonly methods: readonly PurchaseMethod[]
  createCheckout(
    order: CheckoutOrder,
  ): Promise<Checkout | Failure<'PAYMENT_PROVIDER_UNAVAILABLE' | 'PURCHASE_ERROR'>>
  /** Everything that is known now. */
  readCheckout(reference: string): Promise<readonly PaymentFact[] | Failure<'PAYMENT_PROVIDER_UNAVAILABLE'>>
  /** Money that went back, of payments from here and elsewhere: for what no webhook told. */
  readReturns(query: ReturnsQuery): Promise<ReturnsPage | Failure<'PAYMENT_PROVIDER_UNAVAILABLE'>>
  refund(order: RefundOrder): Promise<ReturnFact | Failure<'PAYMENT_PROVIDER_UNAVAILABLE' | 'PURCHASE_ERROR'>>
  /** Null for a request that is not the provider's. `body` is exactly what was received. */
  readWebhook(body: Buffer, headers: Headers): Promise<PaymentEvent | null>
}
